/**
 * The server's time. The deposit window and the red packet follow this clock, not the phone's, which may be
 * days off.
 */
let offsetMs: number | undefined

/** An answer that tells a time earlier by less than this was on its way for longer; else a clock was changed. */
const STEADY_MS = 5_000

/**
 * Learns from the `Date` of an answer. It has whole seconds, and was written before the answer came: of several, the latest is
 * the nearest, and the clock does not run back with each answer.
 */
export function noteServerTime(headers: Headers, nowMs = Date.now()): void {
  const told = Date.parse(headers.get('date') ?? '') - nowMs
  const known = offsetMs ?? Number.NEGATIVE_INFINITY
  if (told > known || told < known - STEADY_MS) offsetMs = told
}

/** Epoch ms by the server's clock; the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + (offsetMs ?? 0)
