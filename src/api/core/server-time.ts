/**
 * The server's time. The deposit window and the red packet follow this clock, not the phone's, which may be
 * days off.
 */
let offsetMs = 0

const EPOCH_MS = /^\d{12,14}$/

function headerTime(headers: Headers): number {
  const mock = headers.get('x-house-now')
  if (mock !== null) return EPOCH_MS.test(mock) ? Number(mock) : Date.parse(mock)
  return Date.parse(headers.get('date') ?? '')
}

/** Learns from an answer's `x-house-now`, where a backend sends it, or else from its `Date`. */
export function noteServerTime(headers: Headers, nowMs = Date.now()): void {
  const serverMs = headerTime(headers)
  if (Number.isFinite(serverMs)) offsetMs = serverMs - nowMs
}

/** Epoch ms by the server's clock; the phone's until the first answer. */
export const serverNow = (nowMs = Date.now()): number => nowMs + offsetMs
