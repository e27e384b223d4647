import { schedule, unschedule } from '../../state/due.ts'
import { rngOf } from '../../state/random.ts'
import type { ReviewKind } from '../../state/submissions.ts'
import type { DueWork, World } from '../../state/types.ts'

/** The delay of a kind's auto-review, in ms; null: it waits for a person. */
function delayOf({ site }: World, what: ReviewKind): number | null {
  const { autoReviewMs, autoReviewByKind } = site.switches
  const byKind = autoReviewByKind[what]
  return byKind ? byKind.delayMs : autoReviewMs
}

/**
 * Schedules the automatic review of a submission, after the delay of its kind or else the general one; does
 * nothing if the delay is null. If a share of the kind is rejected, the decision is drawn now.
 */
export function scheduleReview(world: World, what: ReviewKind, id: string, now: number): void {
  const delayMs = delayOf(world, what)
  if (delayMs === null) return
  const percent = world.site.switches.autoReviewByKind[what]?.rejectPercent ?? 0
  const isRejected = percent > 0 && rngOf(world).int(1, 100) <= percent
  schedule(world, now + delayMs, { kind: 'review', what, id, ...(isRejected ? { rejects: true } : {}) })
}

/** When and how the auto-review decides a submission; undefined if it waits for a person. */
export function autoReviewOf(world: World, what: ReviewKind, id: string) {
  const due = Object.values(world.due).find(({ work }) => isReviewOf(work, what, id))
  return due && { atMs: due.atMs, approves: due.work.kind === 'review' && !due.work.rejects }
}

const isReviewOf = (work: DueWork, what: ReviewKind, id: string): boolean =>
  work.kind === 'review' && work.what === what && work.id === id

/** Takes a submission from the auto-review: it waits for a person now. */
export function takeOver(world: World, what: ReviewKind, id: string): void {
  unschedule(world, (work) => isReviewOf(work, what, id))
}

/**
 * Gives reviews that fell due while they were held their delay once more, so that they are not all decided at once. Where
 * the auto-review has been switched off meanwhile, they wait for a person.
 */
export function delayHeldReviews(world: World, now: number): void {
  for (const { atMs, work } of Object.values(world.due)) {
    if (work.kind !== 'review' || atMs > now) continue
    takeOver(world, work.what, work.id)
    const delayMs = delayOf(world, work.what)
    if (delayMs !== null) schedule(world, now + delayMs, work)
  }
}
