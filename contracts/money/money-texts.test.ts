import { describe, expect, it } from 'vitest'
import { fen, formatRate, formatUsdt, formatYuan, grouped, plain, type Rate, usdtCent } from './money.ts'

const at = (millionths: number) => millionths as Rate

describe('formatted amounts', () => {
  it.each([
    [0, '0.00', '0.00', '¥\u00a00.00'],
    [5, '0.05', '0.05', '¥\u00a00.05'],
    [1_268_050, '12680.50', '12,680.50', '¥\u00a012,680.50'],
    [-123_456_789, '-1234567.89', '-1,234,567.89', '-¥\u00a01,234,567.89'],
    [99_999, '999.99', '999.99', '¥\u00a0999.99'],
  ])('%s fen', (n, asPlain, asGrouped, asYuan) => {
    expect([plain(fen(n)), grouped(fen(n)), formatYuan(fen(n))]).toEqual([asPlain, asGrouped, asYuan])
  })

  it('have the unit USDT, and rates at least two decimals', () => {
    expect(formatUsdt(usdtCent(27_397))).toBe('273.97 USDT')
    expect([7_300_000, 7_123_456, 7_000_000, 120_000, 0].map((n) => formatRate(at(n)))).toEqual([
      '7.30',
      '7.123456',
      '7.00',
      '0.12',
      '0.00',
    ])
  })
})
