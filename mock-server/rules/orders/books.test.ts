import { expect, test } from 'vitest'
import { fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { TRANSFER_DONE, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { deposit, intoVenue, member, settledBet } from '../../scenarios/building/builders.ts'
import { BANK_CARD, USDT_ADDRESS } from '../../scenarios/demo/people.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { POSTINGS_KEY, trialBalance } from '../../state/ledger.ts'
import { rngOf } from '../../state/random.ts'
import { commit } from '../../state/store/commit.ts'
import { rowsOf, transactionLog } from '../../state/store/log.ts'
import type { StoredCard } from '../../state/submissions.ts'
import { oneMember, postingsIn, refusalText } from '../../testing/test-member.ts'
import { applyFor } from '../bonus/activity.ts'
import { accrueRebates, collectRebates } from '../bonus/rebate.ts'
import { claimRedPacket } from '../bonus/red-packet.ts'
import { openRequirements } from '../bonus/wagering.ts'
import { sendInboxMessage } from '../inbox.ts'
import { bindCard } from './card.ts'
import { endOfDay } from './day-end.ts'
import { recallAll, transfer } from './transfer.ts'
import { priced, reviewWithdrawal, submitWithdrawal } from './withdrawal.ts'

/** The kinds and references of postings. These names are fixed, because stored worlds contain them. */

const BANK: StoredCard = { ...BANK_CARD, id: '1', icon: '', atMs: 0 }
const USDT: StoredCard = { ...USDT_ADDRESS, id: '2', icon: '', atMs: 0 }

/** Reverses the order of a collection's keys: a store may return them in any order. */
function reverseKeys<T>(collection: Record<string, T>): void {
  for (const [key, value] of Object.entries(collection).reverse()) {
    delete collection[key]
    collection[key] = value
  }
}

test('each transfer has a posting and a record, and a recall has one posting for all its records', () => {
  const { world, who, now } = oneMember()
  reverseKeys(world.venues)
  const { no: order } = deposit({ world, now }, who, wholeYuan(1000))
  for (const plat of ['zrt', 'yzdz', 'pp']) intoVenue({ world, now }, who, plat, wholeYuan(100))
  transfer(world, who, { amount: fen(1), source: 'zrt', target: 'userbalance' }, now)
  recallAll(world, who, now)
  const out = [...rowsOf(world, 'transactions', transactionLog(who.id, TRANSFER_OUT))]
  const back = [...rowsOf(world, 'transactions', transactionLog(who.id, TRANSFER_IN))]
  const nos = [...out, ...back].map(({ no }) => no)
  for (const no of nos) expect(no).toMatch(/^T20260501120000\d{10}$/)
  expect(new Set(nos).size).toBe(7)
  expect(postingsIn(world)).toEqual([
    ['deposit', order],
    ...nos.slice(0, 4).map((no) => ['transfer', no]),
    ['recall', nos.slice(4).join(' ')],
  ])
  // In the order of the venues, whichever was filled first.
  expect(back.slice(1).map(({ payWay, amount, state }) => [payWay, amount, state])).toEqual([
    ['云舟电子 → 中心钱包', 10_000, TRANSFER_DONE],
    ['真人厅 → 中心钱包', 9_999, TRANSFER_DONE],
    ['砚溪电子 → 中心钱包', 10_000, TRANSFER_DONE],
  ])
})

test('a recall from empty venues makes no posting', () => {
  const { world, who, now } = oneMember()
  expect(commit(world, (draft) => recallAll(draft, who, now)).changes).toEqual([])
})

test('one posting holds a withdrawal, and another pays or refunds it', () => {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(1000))
  const paid = submitWithdrawal(world, who, priced(world.site.settings, BANK, wholeYuan(100)), now)
  const back = submitWithdrawal(world, who, priced(world.site.settings, USDT, wholeYuan(200)), now)
  expect(paid.no).toMatch(/^W20260501120000/)
  expect([paid.usdt, back.usdt]).toMatchObject([null, { fee: 100, received: 2_697 }])
  expect(
    [...rowsOf(world, 'transactions', transactionLog(who.id, WITHDRAWAL))].map(({ payWay }) => payWay),
  ).toEqual(['云川银行', 'USDT-TRC20'])
  expect(reviewWithdrawal(world, paid.no, true, now)).toBe(true)
  expect(reviewWithdrawal(world, back.no, false, now)).toBe(true)
  for (const no of [paid.no, back.no, 'W0']) expect(reviewWithdrawal(world, no, true, now)).toBe(false)
  expect(postingsIn(world).slice(1)).toEqual([
    ['withdrawal-hold', paid.no],
    ['withdrawal-hold', back.no],
    ['withdrawal-paid', paid.no],
    ['withdrawal-refund', back.no],
  ])
})

test('rebates have one row for each venue in the order of the venues, and one posting and wagering requirement for all', () => {
  const { world, who, now } = oneMember()
  const context = { world, now }
  reverseKeys(world.venues)
  who.vip = 1
  deposit(context, who, wholeYuan(1000))
  for (const plat of ['pp', 'zrt', 'yzdz']) {
    intoVenue(context, who, plat, wholeYuan(100))
    settledBet(context, who, plat, wholeYuan(100), ZERO)
  }
  const midnight = addDays(startOfBeijingDay(now), 1)
  accrueRebates(world, who, midnight)
  expect([...rowsOf(world, 'rebates', who.id)].map(({ plat, gameName }) => [plat, gameName])).toEqual([
    ['yzdz', '云舟电子'],
    ['zrt', '真人厅'],
    ['pp', '砚溪电子'],
  ])
  const amount = collectRebates(world, who, midnight)
  expect(postingsIn(world).at(-1)).toEqual(['rebate', 'R1'])
  expect(openRequirements(world, who).at(-1)).toMatchObject({ source: 'rebate', ref: 'R1', amount })
})

test('a day without bets changes no stored entry', () => {
  const { world, who, now } = oneMember()
  const midnight = addDays(startOfBeijingDay(now), 1)
  const day = commit(world, (draft) => {
    const member = draft.members[who.id]
    if (member) accrueRebates(draft, member, midnight)
  })
  expect(day.changes).toEqual([])
})

test('the end of a day processes members in order of id, whatever the order of the stored keys', () => {
  const { world, who, now } = oneMember()
  const other = member({ world, now }, FRESH)
  for (const each of [who, other]) each.vipReady = true
  reverseKeys(world.members)
  endOfDay(world, addDays(startOfBeijingDay(now), 1))
  expect(Object.values(world.notices).filter(({ to }) => to !== null)).toMatchObject([
    { id: 'n1', to: who.id },
    { id: 'n2', to: other.id },
  ])
})

test('a red packet has one posting and one wagering requirement', () => {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(1000))
  const tomorrow = addDays(startOfBeijingDay(now), 1) + 10 * HOUR_MS
  expect(refusalText(claimRedPacket(world, who, rngOf(world), tomorrow))).toBeUndefined()
  expect(postingsIn(world).at(-1)).toEqual(['red-packet', 'H1'])
  expect(openRequirements(world, who).at(-1)).toMatchObject({ source: 'red-packet', ref: 'H1' })
})

test('counters keep their names, because stored worlds contain them', () => {
  const { world, who, now } = oneMember()
  const context = { world, now }
  who.vip = 1
  deposit(context, who, wholeYuan(1000))
  intoVenue(context, who, 'yzdz', wholeYuan(100))
  settledBet(context, who, 'yzdz', wholeYuan(100), ZERO)
  submitWithdrawal(world, who, priced(world.site.settings, BANK, wholeYuan(100)), now)
  applyFor(world, who, '3', now)
  const { kind: _, ...card } = BANK_CARD
  bindCard(world, who, card, '888888', now)
  sendInboxMessage(world, who.id, { title: '', content: '' }, now)
  const tomorrow = addDays(startOfBeijingDay(now), 1)
  accrueRebates(world, who, tomorrow)
  collectRebates(world, who, tomorrow)
  claimRedPacket(world, who, rngOf(world), tomorrow + 10 * HOUR_MS)
  expect(Object.keys(world.counters).sort()).toEqual([
    'application',
    'bet',
    'card',
    'due',
    'letter',
    'member',
    'order:D',
    'order:T',
    'order:W',
    'posting',
    'rebate',
    'red-packet',
  ])
  expect(Object.keys(world.heads)).toContain(`postings/${POSTINGS_KEY}`)
  expect(POSTINGS_KEY).toBe('all')
  expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
})
