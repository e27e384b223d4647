import { type Moment, moment } from '../../lib/loading/early-answers.ts'

/**
 * The server's time. The deposit window and the red packet follow this clock, not the phone's, which may be
 * days off (docs/decisions/server-clock.md).
 */
let known: Moment | undefined
/** The last answer that was of another time than the known one, until the next answer. */
let doubted: Moment | undefined

/** Answers may differ by so much and mean the same time: they have whole seconds, and are on their way for a while. */
const STEADY_MS = 5_000

const isNear = (a: number, b: number) => Math.abs(a - b) <= STEADY_MS
/**
 * Whether both tell the same time by one of the phone's clocks. A person sets the one, and sleep stops the other: neither
 * is a jump of the server's.
 */
const agrees = (a: Moment, b: Moment) => isNear(a.wallMs, b.wallMs) || isNear(a.steadyMs, b.steadyMs)

/** An answer was written before it came: of several, the latest is the nearest, and the clock does not run back. */
const nearest = (before: number, told: number) => (isNear(before, told) ? Math.max(before, told) : told)

/**
 * Learns from the `Date` of an answer that was read: HTTP 200 with an envelope. A jump is believed only once a second answer
 * in a row agrees with it. What a cache answers tells when it was written.
 */
export function noteServerTime(headers: Headers, { wallMs, steadyMs }: Moment = moment()): void {
  const dateMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(dateMs) || Number(headers.get('age')) > 0) return
  // How far the server is ahead of each of the phone's clocks.
  const told = { wallMs: dateMs - wallMs, steadyMs: dateMs - steadyMs }
  const before = known && agrees(known, told) ? known : doubted
  if (known && !(before && agrees(before, told))) {
    doubted = told
    return
  }
  doubted = undefined
  known = before
    ? { wallMs: nearest(before.wallMs, told.wallMs), steadyMs: nearest(before.steadyMs, told.steadyMs) }
    : told
}

/** Epoch ms by the server's clock; the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + (known?.wallMs ?? 0)
