import { DAY_MS, HOUR_MS, startOfBeijingDay } from '#contracts/beijing-time.ts'
import { welcomeMessage } from '../data/inbox.ts'
import { applyFor, reviewApplication } from '../rules/activity.ts'
import { endOfDay } from '../rules/day-end.ts'
import { markRead, messagesTo, sendInboxMessage } from '../rules/inbox.ts'
import { isRefusal } from '../server/outcome.ts'
import { rngOf } from '../state/random.ts'
import type { Member } from '../state/types.ts'
import { type BuildContext, card, member, ScenarioRefused } from './builders.ts'
import { type DemoMember, playOneDay, withdrawRest } from './demo-days.ts'
import { DEMO, FRESH } from './personas.ts'

/**
 * The demo's two members. The first joined 96 days ago and has played for 90. The rules themselves produce every
 * deposit, transfer, bet, rebate, red packet, promotion and withdrawal, day by day, so that the records agree.
 */
export const JOINED_DAYS_AGO = 96
export const HISTORY_DAYS = 90
/** The demo has no operator, so reviews are approved after this time. Other scenarios leave them waiting. */
const AUTO_REVIEW_MS = 20_000
/** Messages that are still unread when the demo begins. */
const UNREAD = 2

export function buildDemo(stage: BuildContext): void {
  const end = stage.now
  const today = startOfBeijingDay(end)
  stage.now = today - JOINED_DAYS_AGO * DAY_MS + 20 * HOUR_MS
  const life = begin(stage)
  for (let day = JOINED_DAYS_AGO - 1; day >= 0; day--) {
    stage.now = today - day * DAY_MS
    endOfDay(stage.world, stage.now)
    if (day === 0) break
    if (day === 1) withdrawRest(life)
    else if (day <= HISTORY_DAYS) playOneDay(life, day)
    const application = APPLICATIONS.find(({ daysAgo }) => daysAgo === day)
    if (application) apply(stage, life.who, application)
  }
  const letters = messagesTo(stage.world, life.who.id).slice(UNREAD)
  markRead(
    stage.world,
    life.who.id,
    letters.map(({ id }) => id),
  )
  stage.now = end
  member(stage, FRESH)
  // Set last: the history was reviewed while it was built.
  stage.world.site.switches.autoReviewMs = AUTO_REVIEW_MS
}

function begin(stage: BuildContext): DemoMember {
  const who = member(stage, DEMO)
  who.mobile = '13800138000'
  who.email = 'demo888@mail.example'
  who.birthday = '1992-06-18'
  sendInboxMessage(stage.world, who.id, welcomeMessage(who.username), stage.now)
  const usdt = card(stage, who, {
    kind: 'usdt',
    bank: 'USDT',
    owner: 'TRC20',
    number: 'TDemoWaLLetDoNotSendAnyMoney11288x',
    branch: '',
  })
  card(stage, who, {
    kind: 'bank',
    bank: '云川银行',
    owner: who.realname,
    number: '6200005550001111888',
    branch: '云川银行滨江支行',
  })
  return { stage, who, card: usdt, rng: rngOf(stage.world) }
}

type Filed = { daysAgo: number; activityId: string; decision?: 'passed' | 'rejected' }

const APPLICATIONS: readonly Filed[] = [
  { daysAgo: 88, activityId: '1', decision: 'passed' },
  { daysAgo: 61, activityId: '7', decision: 'rejected' },
  { daysAgo: 33, activityId: '4', decision: 'passed' },
  { daysAgo: 3, activityId: '10' },
]

function apply(stage: BuildContext, who: Member, { activityId, decision }: Filed): void {
  const filed = applyFor(stage.world, who, activityId, stage.now)
  if (isRefusal(filed)) throw new ScenarioRefused(filed.message)
  if (decision) reviewApplication(stage.world, filed.id, decision === 'passed')
}
