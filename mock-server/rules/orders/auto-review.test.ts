import { expect, test } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { deposit } from '../../scenarios/building/builders.ts'
import { BANK_CARD } from '../../scenarios/demo/people.ts'
import { tick } from '../../state/due.ts'
import type { StoredCard } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { oneMember } from '../../testing/test-member.ts'
import { applyAsAgent } from '../agent.ts'
import { applyFor } from '../bonus/activity.ts'
import { doDueWork } from '../due-work.ts'
import { openDeposit } from './deposit.ts'
import { priced, submitWithdrawal } from './withdrawal.ts'

const CARD: StoredCard = { ...BANK_CARD, id: '1', icon: '', atMs: 0 }
/** Everything that is reviewed. Each function submits one, and returns a function that reads its state. */
const SUBMISSIONS: Record<string, (world: World, who: Member, now: number) => () => number | undefined> = {
  'a bank deposit': (world, who, now) => {
    const { no } = openDeposit(world, who, { method: 'card', payWay: '银行卡', amount: wholeYuan(100) }, now)
    return () => world.deposits[no]?.state
  },
  'a withdrawal': (world, who, now) => {
    const { no } = submitWithdrawal(world, who, priced(world.site.settings, CARD, wholeYuan(100)), now)
    return () => world.withdrawals[no]?.state
  },
  'an application': (world, who, now) => {
    who.vip = 1
    applyFor(world, who, '4', now)
    return () => world.applications.A1?.state
  },
  'an application as an agent': (world, who, now) => {
    applyAsAgent(world, who, { mobile: '13800138000', reason: '有社群' }, now)
    return () => world.agentApplications[who.id]?.state
  },
}

const DELAY_MS = 20_000

test.each(
  Object.entries(SUBMISSIONS),
)('%s is approved when the delay is over, and not a millisecond before', (_, submit) => {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(500))
  world.site.switches.autoReviewMs = DELAY_MS
  const state = submit(world, who, now)
  tick(world, now + DELAY_MS - 1, doDueWork)
  expect(state()).toBe(PENDING)
  tick(world, now + DELAY_MS, doDueWork)
  expect(state()).toBe(APPROVED)
})

test('due work has fixed names, because stored worlds contain them', () => {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(500))
  world.site.switches.autoReviewMs = DELAY_MS
  for (const submit of Object.values(SUBMISSIONS)) submit(world, who, now)
  const reviews = Object.values(world.due).filter(({ work }) => work.kind === 'review')
  const [no] = Object.keys(world.withdrawals)
  expect(reviews.map(({ atMs }) => atMs)).toEqual(reviews.map(() => now + DELAY_MS))
  expect(reviews.map(({ work }) => work)).toEqual([
    { kind: 'review', what: 'deposit', id: Object.keys(world.deposits).at(-1) },
    { kind: 'review', what: 'withdrawal', id: no },
    { kind: 'review', what: 'application', id: 'A1' },
    { kind: 'review', what: 'agent', id: who.id },
  ])
})

test.each(
  Object.entries(SUBMISSIONS),
)('%s is not reviewed automatically while the switch is off', (_, submit) => {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(500))
  const waiting = Object.keys(world.due)
  submit(world, who, now)
  expect(Object.keys(world.due)).toEqual(waiting)
})

test.each([
  'usdt',
  'wechat',
  'alipay',
  'pipay',
] as const)('a payment by %s is not approved automatically, and expires after an hour', (method) => {
  const { world, who, now } = oneMember()
  world.site.switches.autoReviewMs = DELAY_MS
  const { no } = openDeposit(world, who, { method, payWay: method, amount: wholeYuan(100) }, now)
  tick(world, now + DEPOSIT_WINDOW_MS - 1, doDueWork)
  expect(world.deposits[no]?.state).toBe(PENDING)
  tick(world, now + DEPOSIT_WINDOW_MS, doDueWork)
  expect(world.deposits[no]?.state).toBe(REJECTED)
})

test.each([
  ['from the member', '林子安', '林子安', APPROVED],
  ['from somebody else', '陈初航', '林子安', PENDING],
  ['from anybody to a member without a name', '陈初航', '', APPROVED],
] as const)('a bank transfer %s is reviewed automatically, unless another person pays', (_, depositor, realname, state) => {
  const { world, who, now } = oneMember()
  who.realname = realname
  world.site.switches.autoReviewMs = DELAY_MS
  const { no } = openDeposit(
    world,
    who,
    { method: 'card', payWay: '银行卡', amount: wholeYuan(100), depositor },
    now,
  )
  tick(world, now + 10 * DELAY_MS, doDueWork)
  expect(world.deposits[no]?.state).toBe(state)
})

test('an application whose terms the mock cannot check waits for the operator', () => {
  const { world, who, now } = oneMember()
  world.site.switches.autoReviewMs = DELAY_MS
  applyFor(world, who, '3', now)
  tick(world, now + 10 * DELAY_MS, doDueWork)
  expect(world.applications.A1?.state).toBe(PENDING)
})
