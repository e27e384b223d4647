import { schedule } from '../../state/due.ts'
import { rngOf } from '../../state/random.ts'
import type { ReviewKind } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'

/**
 * Schedules the automatic review of a submission, after the delay of its kind or else the general one; does
 * nothing if the delay is null. If a share of the kind is rejected, the decision is drawn now.
 */
export function scheduleReview(world: World, what: ReviewKind, id: string, now: number): void {
  const { autoReviewMs, autoReviewByKind } = world.site.switches
  const byKind = autoReviewByKind[what]
  const delayMs = byKind ? byKind.delayMs : autoReviewMs
  if (delayMs === null) return
  const percent = byKind?.rejectPercent ?? 0
  const isRejected = percent > 0 && rngOf(world).int(1, 100) <= percent
  schedule(world, now + delayMs, { kind: 'review', what, id, ...(isRejected ? { rejects: true } : {}) })
}
