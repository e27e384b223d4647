import { schedule } from '../scheduler/due.ts'
import { type Refusal, refuse } from '../server/outcome.ts'
import { append } from '../state/log.ts'
import { nextNumber } from '../state/random.ts'
import type { Application } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'

/** Applications for promotions: pending until somebody decides. */

/** Files an application. One that waits for the same promotion refuses another. */
export function applyFor(
  world: World,
  member: Member,
  activityId: string,
  now: number,
): Refusal | Application {
  const activity = world.activities[activityId]
  if (!activity) return refuse('活动不存在或已结束，请返回优惠页查看')
  const waiting = Object.values(world.applications).some(
    (other) => other.memberId === member.id && other.activityId === activityId && other.state === 1,
  )
  if (waiting) return refuse('您已提交过该活动的申请，请等待审核')
  const application: Application = {
    id: `A${nextNumber(world, 'application')}`,
    memberId: member.id,
    activityId,
    activityName: activity.title,
    state: 1,
    atMs: now,
  }
  world.applications[application.id] = application
  append(world, 'applicationLog', member.id, { atMs: now, position: 0, id: application.id })
  const { autoReviewMs } = world.site.switches
  if (autoReviewMs !== null)
    schedule(world, now + autoReviewMs, { kind: 'review', what: 'application', id: application.id })
  return application
}

/** Passes or rejects a pending application; false when there is none or it has been decided. */
export function reviewApplication(world: World, id: string, pass: boolean): boolean {
  const application = world.applications[id]
  if (application?.state !== 1) return false
  application.state = pass ? 2 : 3
  return true
}
