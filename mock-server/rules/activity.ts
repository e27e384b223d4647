import { APPROVED, PENDING, REJECTED } from '#contracts/record-codes.ts'
import { schedule } from '../scheduler/due.ts'
import { type Refusal, refuse } from '../server/outcome.ts'
import { append } from '../state/log.ts'
import { nextNumber } from '../state/random.ts'
import type { PromotionApplication } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'

/** Applications for promotions: pending until they are reviewed. */

/** Submits an application. Refused while another one for the same promotion is pending. */
export function applyFor(
  world: World,
  member: Member,
  activityId: string,
  now: number,
): Refusal | PromotionApplication {
  const activity = world.activities[activityId]
  if (!activity) return refuse('活动不存在或已结束，请返回优惠页查看')
  const waiting = Object.values(world.applications).some(
    (other) => other.memberId === member.id && other.activityId === activityId && other.state === PENDING,
  )
  if (waiting) return refuse('您已提交过该活动的申请，请等待审核')
  const application: PromotionApplication = {
    id: `A${nextNumber(world, 'application')}`,
    memberId: member.id,
    activityId,
    activityName: activity.title,
    state: PENDING,
    atMs: now,
  }
  world.applications[application.id] = application
  append(world, 'applicationLog', member.id, { atMs: now, position: 0, id: application.id })
  const { autoReviewMs } = world.site.switches
  if (autoReviewMs !== null)
    schedule(world, now + autoReviewMs, { kind: 'review', what: 'application', id: application.id })
  return application
}

/** Approves or rejects a pending application. False when there is none or it has been decided. */
export function reviewApplication(world: World, id: string, pass: boolean): boolean {
  const application = world.applications[id]
  if (application?.state !== PENDING) return false
  application.state = pass ? APPROVED : REJECTED
  return true
}
