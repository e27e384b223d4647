import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as money from '#contracts/money/money.ts'
import { formatYuan, grouped, oddsText, payTableOdds, returnAt, short } from './amount.ts'

const amounts = fc.integer({ min: 0, max: 2 ** 40 })
const odds = fc.integer({ min: 0, max: 300_000 })

test('formats amounts like contracts/money/money.ts', () => {
  fc.assert(
    fc.property(amounts, (n) => {
      expect(grouped(n)).toBe(money.grouped(money.fen(n)))
      expect(formatYuan(n)).toBe(money.formatYuan(money.fen(n)))
      expect(oddsText(n)).toBe(money.plain(money.fen(n)))
      expect(short(n)).toBe(money.plain(money.fen(n)).replace(/\.00$/, ''))
    }),
  )
})

test('computes returns like contracts/money/money.ts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.array(odds, { maxLength: 3 }), (stake, at) => {
      fc.pre(stake * at.reduce((n, one) => (n * one) / 100, 1) < 2 ** 50)
      expect(returnAt(stake, ...at)).toBe(money.returnAt(money.fen(stake), ...at.map(money.odds)))
    }),
  )
})

test('odds in pay tables have no trailing zeros', () => {
  expect([10_800, 450, 100, 3_000, 1_305].map(payTableOdds)).toEqual(['×108', '×4.5', '×1', '×30', '×13.05'])
})
