/**
 * The server's time. The deposit window and the red packet follow this clock, not the phone's, which may be
 * days off.
 */
let offsetMs = 0

/** Learns from the `Date` of an answer. */
export function noteServerTime(headers: Headers, nowMs = Date.now()): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(serverMs)) offsetMs = serverMs - nowMs
}

/** Epoch ms by the server's clock; the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + offsetMs
