/**
 * The wire has times as `YYYY-MM-DD HH:mm:ss` in Beijing time (UTC+8, no daylight saving) or as ISO 8601 with a
 * zone; code has epoch milliseconds. The text is parsed by hand, because `new Date(text)` would read a text
 * without a zone in the phone's zone, and older iOS cannot read it at all.
 */
export type BeijingTime = string

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
const BEIJING_OFFSET_MS = 8 * HOUR_MS

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/

/** ISO 8601 with a zone, such as `2026-05-01T04:00:00.000Z` or `2026-05-01T12:00:00+0800`. */
const ZONED = /^(\S{10})[T ](\S{8})(?:\.\d+)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/

/**
 * Epoch ms of `2026-05-01 12:00:00` in Beijing time, of a day alone (its midnight), or of ISO 8601 with a zone;
 * fractions of a second are dropped. Undefined for a moment that does not exist, and for ISO 8601 without a zone,
 * which names no moment.
 */
export function parseBeijing(text: string): number | undefined {
  const zoned = ZONED.exec(text)
  if (!zoned) return parsePlain(text)
  const [, day, clock, sign = '+', hours = 0, minutes = 0] = zoned
  const ms = parsePlain(`${day} ${clock}`)
  const offsetMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return ms === undefined ? undefined : ms + BEIJING_OFFSET_MS - Number(`${sign}1`) * offsetMs
}

function parsePlain(text: string): number | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const ms = Date.UTC(year, month - 1, day, hour, minute, second) - BEIJING_OFFSET_MS
  // Date.UTC turns 30 February into a day of March, so a text that does not read back is not a date.
  return formatBeijing(ms).startsWith(text) ? ms : undefined
}

/** Epoch ms as `YYYY-MM-DD HH:mm:ss` in Beijing time; fractions of a second are dropped. */
export const formatBeijing = (ms: number): BeijingTime =>
  new Date(ms + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** `YYYY-MM-DD` of the Beijing day at `ms`. */
export const beijingDay = (ms: number): string => formatBeijing(ms).slice(0, 10)

/** Epoch ms of the Beijing midnight at or before `ms`. */
export const startOfBeijingDay = (ms: number): number => ms - mod(ms + BEIJING_OFFSET_MS, DAY_MS)

/** Beijing has no daylight saving: a day is always 24 hours. */
export const addDays = (ms: number, days: number): number => ms + days * DAY_MS

const mod = (n: number, divisor: number): number => ((n % divisor) + divisor) % divisor
