import { expect, test } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { roundYuan } from './round-yuan.ts'

test('round sums show no cents, others show both digits', () => {
  expect(roundYuan(wholeYuan(10_000_000))).toBe('¥\u00a010,000,000')
  expect(roundYuan(fen(500_050))).toBe('¥\u00a05,000.50')
  expect(roundYuan(fen(0))).toBe('¥\u00a00')
})
