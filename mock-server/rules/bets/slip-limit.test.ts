import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { sitDown } from '../../testing/test-table.ts'

test('a slip that could pay more than the limit is refused, and a smaller stake is accepted', () => {
  const seat = sitDown<'slip'>('tyg-001')
  const legs = () =>
    seat.table().matches.flatMap(({ lane, number, markets }) =>
      markets.slice(0, 1).flatMap(({ outcomes }) => {
        const odds = Math.max(...outcomes.map((offered) => offered.odds))
        const outcome = outcomes.findIndex((offered) => offered.odds === odds)
        return odds > 0 ? [{ lane, number, market: 'result', outcome, odds }] : []
      }),
    )
  const total = () => legs().reduce((product, { odds }) => (product * odds) / 100, 1)
  while (total() < 300) seat.pass(1_000)
  const refused = '单注最高可返 ¥\u00a0500,000.00，请减少投注金额'
  const balance = seat.state().balance
  expect(seat.bet({ legs: legs() }, wholeYuan(2_000))).toBe(refused)
  expect(seat.state()).toMatchObject({ balance, open: [] })
  const largestStake = Math.floor(500_000 / total())
  expect(seat.bet({ legs: legs() }, wholeYuan(largestStake + 1))).toBe(refused)
  expect(seat.bet({ legs: legs() }, wholeYuan(largestStake))).toBe('accepted')
})
