import { schedule } from '../../scheduler/due.ts'
import { rngOf } from '../../state/random.ts'
import type { ReviewKind } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'

/**
 * Has a submission decided by itself after the delay of its kind, or after that of all kinds. Where a share is rejected, what
 * becomes of this one is drawn now.
 */
export function scheduleReview(world: World, what: ReviewKind, id: string, now: number): void {
  const { autoReviewMs, autoReviewByKind } = world.site.switches
  const own = autoReviewByKind[what]
  const delayMs = own ? own.delayMs : autoReviewMs
  if (delayMs === null) return
  const percent = own?.rejectPercent ?? 0
  const isRejected = percent > 0 && rngOf(world).int(1, 100) <= percent
  schedule(world, now + delayMs, { kind: 'review', what, id, ...(isRejected ? { rejects: true } : {}) })
}
