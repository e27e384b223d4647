import { DAY_MS, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { messagesTo, sendInboxMessage } from '../../rules/inbox.ts'
import { welcomeMessage } from '../../rules/letters.ts'
import { endOfDay } from '../../rules/orders/day-end.ts'

import { rngOf } from '../../state/random.ts'
import type { Member } from '../../state/types.ts'
import { application, type BuildContext, boundCard, decided, member } from '../building/builders.ts'
import { DEMO, FRESH } from '../personas.ts'
import { type DemoMember, HISTORY_DAYS, playOneDay, withdrawRest } from './demo-days.ts'

/**
 * The demo's two members. The first joined 96 days ago and has played for 90. The rules themselves produce every
 * deposit, transfer, bet, rebate, red packet, promotion and withdrawal, day by day, so that the records agree.
 */
export const JOINED_DAYS_AGO = 96
/** The demo has no operator, so reviews are approved after this time. Other scenarios leave them waiting. */
const AUTO_REVIEW_MS = 20_000
/** Messages that are still unread when the demo begins. */
const UNREAD = 2

export function buildDemo(context: BuildContext): void {
  const end = context.now
  const today = startOfBeijingDay(end)
  context.now = today - JOINED_DAYS_AGO * DAY_MS + 20 * HOUR_MS
  const demo = openDemoMember(context)
  for (let day = JOINED_DAYS_AGO - 1; day >= 0; day--) {
    context.now = today - day * DAY_MS
    endOfDay(context.world, context.now)
    if (day === 0) break
    if (day === 1) withdrawRest(demo)
    else if (day <= HISTORY_DAYS) playOneDay(demo, day)
    const planned = APPLICATIONS.find(({ daysAgo }) => daysAgo === day)
    if (planned) apply(context, demo.who, planned)
  }
  const opened = messagesTo(context.world, demo.who.id).slice(UNREAD)
  context.world.noticesRead[demo.who.id] = opened.map(({ id }) => id)
  context.now = end
  member(context, FRESH)
  // Set last: the history was reviewed while it was built.
  context.world.site.switches.autoReviewMs = AUTO_REVIEW_MS
}

function openDemoMember(context: BuildContext): DemoMember {
  const who = member(context, DEMO)
  who.mobile = '13800138000'
  who.email = 'demo888@mail.example'
  who.birthday = '1992-06-18'
  sendInboxMessage(context.world, who.id, welcomeMessage(who.username), context.now)
  const usdt = boundCard(context, who, {
    kind: 'usdt',
    bank: 'USDT',
    owner: 'TRC20',
    number: 'TDemoWaLLetDoNotSendAnyMoney11288x',
    branch: '',
  })
  boundCard(context, who, {
    kind: 'bank',
    bank: '云川银行',
    owner: who.realname,
    number: '6200005550002111888',
    branch: '云川银行滨江支行',
  })
  return { context, who, card: usdt, rng: rngOf(context.world), won: 0 }
}

type PlannedApplication = { daysAgo: number; activityId: string; isApproved: boolean }

const APPLICATIONS: readonly PlannedApplication[] = [
  { daysAgo: 88, activityId: '3', isApproved: true },
  { daysAgo: 61, activityId: '7', isApproved: false },
  { daysAgo: 33, activityId: '11', isApproved: true },
  { daysAgo: 3, activityId: '10', isApproved: false },
]

function apply(context: BuildContext, who: Member, { activityId, isApproved }: PlannedApplication): void {
  const { id } = application(context, who, activityId)
  decided(context, 'application', id, isApproved ? 'approved' : 'rejected')
}
