import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { placeBet, playAtOnce, voidBet } from '../rules/bets/bet.ts'
import { isRefusal } from '../rules/outcome.ts'
import { intoVenue } from '../scenarios/building/builders.ts'
import { DEMO } from '../scenarios/personas.ts'
import { memberNamed } from '../state/members.ts'
import { testMock } from '../testing/test-mock.ts'

const DAY_MS = 86_400_000
const at = (text: string) => parseBeijing(text) ?? 0
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('what members are owed is what they have, and every account closes at its balance', async () => {
  const mock = await testMock('demo')
  const { members, clock } = await mock.control.read()
  const report = await mock.control.ledger({ toMs: clock.now + 1 })
  expect(report.owed).toBe(sum(members.map(({ wealth }) => wealth)))
  const balances = await mock.read((world) => ({ ...world.accounts }))
  for (const { account, opening, debit, credit, closing } of report.accounts) {
    expect([account, closing]).toEqual([account, balances[account]])
    expect(closing).toBe(opening - debit + credit)
  }
  expect(sum(report.accounts.map(({ closing }) => closing))).toBe(0)
})

test('a span opens where the one before it closed, and a moment in the past is owed what was there then', async () => {
  const mock = await testMock('demo')
  const noon = (await mock.control.read()).clock.now
  const weekAgo = noon - 7 * DAY_MS
  const before = await mock.control.ledger({ toMs: weekAgo })
  const after = await mock.control.ledger({ fromMs: weekAgo, toMs: noon + 1 })
  const openings = new Map(after.accounts.map(({ account, opening }) => [account, opening]))
  for (const { account, closing } of before.accounts)
    expect([account, openings.get(account)]).toEqual([account, closing])
  expect(sum(after.accounts.map(({ debit }) => debit))).toBe(sum(after.accounts.map(({ credit }) => credit)))
  expect(sum(after.accounts.map(({ debit }) => debit))).toBeGreaterThan(0)
})

test('GGR by venue and day is what the venues’ accounts won, and what the bets lost', async () => {
  const mock = await testMock('demo')
  const { now } = (await mock.control.read()).clock
  const { ggr, accounts } = await mock.control.ledger({ toMs: now + 1 })
  const venues = accounts.filter(({ account }) => account.startsWith('venue-result:'))
  expect(sum(ggr.map((row) => row.ggr))).toBe(sum(venues.map(({ closing }) => closing)))
  for (const { stakes, payouts, ggr: revenue } of ggr) expect(revenue).toBe(stakes - payouts)
  expect(ggr.map(({ day }) => day)).toEqual([...ggr.map(({ day }) => day)].sort().reverse())
})

test('a day begins at midnight in Beijing, and a span that makes no sense is refused', async () => {
  const mock = await testMock('member-with-money')
  const day = at('2026-05-01 00:00:00')
  const { accounts } = await mock.control.ledger({ fromMs: day, toMs: day + DAY_MS })
  const opening = await mock.control.ledger({ toMs: day })
  expect(sum(accounts.map((row) => row.opening))).toBe(sum(opening.accounts.map(({ closing }) => closing)))
  await expect(mock.control.ledger({ fromMs: 5, toMs: 4 })).rejects.toThrow('ledger')
})

test('a stake that comes back is neither a stake nor a payout of its venue', async () => {
  const mock = await testMock('member-with-money')
  const { now } = (await mock.control.read()).clock
  await mock.change((world) => {
    const member = memberNamed(world, DEMO.username)
    if (!member) throw new Error('no member')
    intoVenue({ world, now }, member, 'yzby', wholeYuan(100))
    const fishing = { plat: 'yzby', gameCode: 'yzby-001', category: 'fishing', stake: wholeYuan(10) }
    const played = { ...fishing, payout: wholeYuan(3), unplayed: wholeYuan(6) }
    const placed = [playAtOnce(world, member, played, now), placeBet(world, member, played, now, now + 1)]
    for (const one of placed) if (isRefusal(one)) throw new Error(one.message)
    expect(voidBet(world, member.id, 1, now)).toBe(true)
  })
  const { ggr } = await mock.control.ledger({ fromMs: now, toMs: now + 1 })
  const [fishing] = ggr.filter(({ plat }) => plat === 'yzby')
  expect(fishing).toMatchObject({ stakes: 400, payouts: 300, ggr: 100 })
})
