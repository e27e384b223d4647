import { type Moment, moment } from '../../lib/loading/early-answers.ts'

/**
 * How far the server's time is ahead of each of the phone's clocks; undefined until the first answer. The deposit
 * window and the red packet follow the server's time, because the phone's clock may be days off
 * (docs/decisions/server-clock.md).
 */
let offset: Moment | undefined
/** The offset of the last answer if it differed from `offset`. It is adopted if the next answer agrees. */
let doubtedOffset: Moment | undefined

/** Answers may differ by this much without a change of the clock: they have whole seconds, and travel for a while. */
const TOLERANCE_MS = 5_000

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MS
/**
 * Whether both mean the same server time by at least one of the phone's clocks. A person sets the wall clock, and
 * sleep stops the steady one; neither is a jump of the server's clock.
 */
const agrees = (a: Moment, b: Moment) => isNear(a.wallMs, b.wallMs) || isNear(a.steadyMs, b.steadyMs)

/**
 * The closer offset of two. An answer was written before it arrived, so the larger is closer to the truth, and the
 * clock does not run back. A jump replaces the offset.
 */
const closest = (before: number, measured: number) =>
  isNear(before, measured) ? Math.max(before, measured) : measured

/**
 * Learns the time from the `Date` of an answer that was read (HTTP 200 with an envelope). A jump is adopted only
 * once a second answer in a row agrees with it. An answer from a cache is ignored, because its `Date` is old.
 */
export function noteServerTime(headers: Headers, { wallMs, steadyMs }: Moment = moment()): void {
  const dateMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(dateMs) || Number(headers.get('age')) > 0) return
  const measured = { wallMs: dateMs - wallMs, steadyMs: dateMs - steadyMs }
  const before = offset && agrees(offset, measured) ? offset : doubtedOffset
  if (offset && !(before && agrees(before, measured))) {
    doubtedOffset = measured
    return
  }
  doubtedOffset = undefined
  offset = before
    ? {
        wallMs: closest(before.wallMs, measured.wallMs),
        steadyMs: closest(before.steadyMs, measured.steadyMs),
      }
    : measured
}

/** Epoch ms by the server's clock; by the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + (offset?.wallMs ?? 0)
