/**
 * What time the server thinks it is. The deposit window and the red packet run by this clock, never
 * by the phone's, which may be days off.
 */
let offsetMs = 0

const EPOCH_MS = /^\d{12,14}$/

function headerTime(headers: Headers): number {
  const mock = headers.get('x-house-now')
  if (mock !== null) return EPOCH_MS.test(mock) ? Number(mock) : Date.parse(mock)
  return Date.parse(headers.get('date') ?? '')
}

/** Learns from an answer's `Date` (or the fake house's `x-house-now`, which follows its set clock). */
export function noteServerTime(headers: Headers, nowMs = Date.now()): void {
  const serverMs = headerTime(headers)
  if (Number.isFinite(serverMs)) offsetMs = serverMs - nowMs
}

/** Epoch ms by the server's clock; the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + offsetMs
