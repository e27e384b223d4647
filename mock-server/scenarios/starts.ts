import type { ScenarioName } from './catalogue.ts'
import { DEMO, FRESH } from './personas.ts'

/** Who looks at a scenario first, and on which route of the app. `as` is empty for a visitor. */
export type SceneStart = { path: string; as: string }

const of = (path: string, { username } = DEMO): SceneStart => ({ path, as: username })

/** Where each scenario shows best: there the console begins it, and there its picture is taken. */
export const SCENE_STARTS: Readonly<Record<ScenarioName, SceneStart>> = {
  visitor: { path: '/', as: '' },
  'fresh-member': of('/mine', FRESH),
  'member-with-money': of('/money'),
  'venue-under-maintenance': of('/transfer'),
  'member-with-letters': of('/message?type=2', FRESH),
  'session-expired': of('/mine'),
  maintenance: of('/'),
  demo: of('/mine'),
  'deposit-order': of('/transRecord'),
  'deposit-about-to-expire': of('/transRecord'),
  'deposit-expired': of('/transRecord'),
  'withdrawal-order': of('/transRecord?type=2'),
  'activity-application': of('/activityRecord'),
  'agent-application': of('/applyagent'),
  'ready-to-withdraw': of('/withdrawal'),
  'wagering-owed': of('/withdrawal'),
  'withdrawal-limits': of('/withdrawal'),
  'no-pay-password': of('/password?type=2'),
  'pay-password-locked': of('/withdrawal'),
  'member-with-cards': of('/wallet?type=2'),
  'no-cards': of('/wallet?type=2'),
  'five-cards': of('/wallet?type=2'),
  'pay-ways': of('/recharge'),
  'red-packet-before': of('/hongbao'),
  'red-packet-open': of('/hongbao'),
  'red-packet-not-met': of('/hongbao'),
  'red-packet-used-up': of('/hongbao'),
  'red-packet-ended': of('/hongbao'),
  'red-packet-off': of('/'),
  'vip-level': of('/vip'),
  'vip-about-to-rise': of('/vip'),
  'vip-about-to-fall': of('/vip'),
  'vip-fallen': of('/message?type=2'),
  'rebate-pending': of('/fanshui'),
  'rebate-collected': of('/fanshui'),
  'empty-lists': of('/activity'),
  'unfilled-site': of('/'),
  'bets-of-each-state': of('/betRecord'),
  'long-lists': of('/transRecord'),
  'many-bets': of('/betRecord'),
  'many-records': of('/welfare'),
  'transfers-of-each-state': of('/transRecord?type=3'),
  texts: of('/activity'),
  'member-with-history': of('/report'),
  'wire-form': of('/message'),
  'refusal-code': of('/mine'),
}
