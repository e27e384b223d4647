/** The model's own Beijing time. A day is the number of whole days since 1970. */
export const SECOND = 1000
export const HOUR = 3_600 * SECOND
export const DAY = 24 * HOUR
const BEIJING_AHEAD = 8 * HOUR

/** The number of the Beijing day that contains a moment. */
export const dayOf = (ms: number): number => Math.floor((ms + BEIJING_AHEAD) / DAY)
/** The first millisecond of a day. */
export const dayStart = (day: number): number => day * DAY - BEIJING_AHEAD
/** Milliseconds since midnight. */
export const intoDay = (ms: number): number => ms - dayStart(dayOf(ms))
export const stamp = (ms: number): string =>
  new Date(ms + BEIJING_AHEAD).toISOString().slice(0, 19).replace('T', ' ')
