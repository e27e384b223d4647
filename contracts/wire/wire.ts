import * as z from 'zod/mini'
import { beijingDay, formatBeijing, HOUR_MS, parseBeijing } from '../time/beijing-time.ts'
import { failDecode } from './decode-issue.ts'

/**
 * Small codecs for the different forms that backends of this kind write (docs/wire.md#values): tolerant in
 * reading, exact in writing.
 */

const textOrNumber = z.union([z.string(), z.number()])
const mayBeMissing = z.nullish(textOrNumber)

/** 0/1, "0"/"1", booleans, or missing → boolean; written as 0 or 1. */
const flagOr = (whenMissing: boolean) =>
  z.codec(z.nullish(z.union([z.literal([0, 1, '0', '1', '']), z.boolean()])), z.boolean(), {
    decode: (wire) =>
      wire === null || wire === undefined || wire === ''
        ? whenMissing
        : wire === true || String(wire) === '1',
    encode: (value) => (value ? 1 : 0) as 0 | 1,
  })

/** A flag that is off when it is missing. */
export const flag = flagOr(false)
/** A flag that is on when it is missing: a site that does not say that it is closed is open. */
export const flagOn = flagOr(true)

/** A flag in a request, where a missing one must not pass for "off". */
export const requiredFlag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()]), z.boolean(), {
  decode: (wire) => wire === true || String(wire) === '1',
  encode: (value) => (value ? 1 : 0) as 0 | 1,
})

/** A text of a line or an address: more of it than either ever has is left out (docs/faults.md#heavy-texts). */
export const cut = (wire: unknown): string => String(wire ?? '').replace(/^(.{8000}).+/su, '$1…')

/** A number of 2^53 or more comes rounded: as a text it would be another account or order. */
const textIfSent = z.nullish(z.union([z.string(), z.number().check(z.lte(Number.MAX_SAFE_INTEGER))]))

/** A codec of its own for texts of one kind, by which the kind is told. */
export const textRead = (read: (wire: unknown) => string) =>
  z.codec(textIfSent, z.string(), { decode: read, encode: (value) => value })

/** Text that may come as a number, null or not at all; written as text. What is longer than any line is cut. */
export const text = textRead(cut)

/** HTML: as long as it may be. It is bounded where it is shown. */
export const longText = textRead((wire) => String(wire ?? ''))

export const textReadIfAny = () =>
  z.codec(textIfSent, z.optional(z.string()), {
    decode: (wire) => (wire === undefined || wire === null || wire === '' ? undefined : cut(wire)),
    encode: (value) => value,
  })

/** Text that is left out when there is none: undefined in code. */
export const textIfAny = textReadIfAny()

/** An id: text or whole number on the wire, text in code. */
export const id = z.codec(z.union([z.string(), z.int()]), z.string(), {
  decode: cut,
  encode: (value) => value,
})

const WHOLE = /^(-?\d{1,15})(?:\.0+)?$/

const wholeNumber = (wire: string | number): number | undefined => {
  const digits = WHOLE.exec(String(wire).trim())?.[1]
  // `|| 0`: "-0" is 0.
  return digits === undefined ? undefined : Number(digits) || 0
}

/** A whole number that may come as text; written as a number. */
export const integer = z.codec(textOrNumber, z.int(), {
  decode: (wire, ctx) => wholeNumber(wire) ?? failDecode(ctx, wire, 'no whole number'),
  encode: (value) => value,
})

/** A whole number, 0 when missing or empty. */
export const count = z.codec(mayBeMissing, z.int(), {
  decode: (wire, ctx) => wholeNumber(wire || '0') ?? failDecode(ctx, wire, 'no whole number'),
  encode: (value) => value,
})

/** A whole number that is left out when it is unknown. */
export const countIfAny = z.codec(mayBeMissing, z.optional(z.int()), {
  decode: (wire, ctx) =>
    wire === undefined || wire === null || wire === ''
      ? undefined
      : (wholeNumber(wire) ?? failDecode(ctx, wire, 'no whole number')),
  encode: (value) => value,
})

/** What an unknown or missing code reads as. It must never equal a known code. */
export const UNKNOWN_STATE = -1

/**
 * One of a few whole numbers, which may come as text. Any other number reads as `others`, where that is given. All
 * else, such as a missing value, reads as UNKNOWN_STATE.
 */
export function codeCodec<const T extends number>(
  codes: readonly T[],
  others: T | typeof UNKNOWN_STATE = UNKNOWN_STATE,
) {
  return z.codec(mayBeMissing, z.literal([...codes, UNKNOWN_STATE]), {
    decode: (wire) => {
      const received = wholeNumber(wire ?? '')
      return received === undefined ? UNKNOWN_STATE : (codes.find((code) => code === received) ?? others)
    },
    encode: (value) => (value === UNKNOWN_STATE ? null : (value as number)),
  })
}

/** One of a few whole numbers in a request, which may come as text; anything else is refused. */
export function choice<const T extends number>(codes: readonly T[]) {
  const texts = codes.map((code) => String(code) as `${T}`)
  return z.codec(z.union([z.literal([...codes]), z.literal(texts)]), z.literal([...codes]), {
    decode: (wire) => Number(wire) as T,
    encode: (value) => value as T,
  })
}

/** A state whose meaning depends on the kind of record; unknown or missing reads as UNKNOWN_STATE. */
export const state = z.codec(mayBeMissing, z.int(), {
  decode: (wire) =>
    wire === undefined || wire === null ? UNKNOWN_STATE : (wholeNumber(wire) ?? UNKNOWN_STATE),
  encode: (value) => value,
})

/** Databases write "no date" as zeros. */
const NO_DATE = /^0000-00-00/

/** What a text of a time says, '' for no date. A text with a zone is read `zonedMs` later. */
const momentOf = (
  wire: string | null | undefined,
  ctx: Parameters<typeof failDecode>[0],
  write: (ms: number) => string,
  zonedMs = 0,
): string => {
  const shown = (wire ?? '').trim()
  if (shown === '' || NO_DATE.test(shown)) return ''
  const ms = parseBeijing(shown)
  if (ms === undefined) return failDecode(ctx, wire, 'no date of Beijing time')
  return write(shown.length > PLAIN_CHARS ? ms + zonedMs : ms)
}
const PLAIN_CHARS = 19

const isWritten = (write: (ms: number) => string) => (value: string) => {
  const ms = parseBeijing(value)
  return value === '' || (ms !== undefined && write(ms) === value)
}

const moment = (write: (ms: number) => string, zonedMs?: number) =>
  z.codec(z.nullish(z.string()), z.string().check(z.refine(isWritten(write))), {
    decode: (wire, ctx) => momentOf(wire, ctx, write, zonedMs),
    encode: (value) => value,
  })

/** A time that parseBeijing reads, as `YYYY-MM-DD HH:mm:ss` in Beijing; '' when missing, null or zeros. */
export const beijingTime = moment(formatBeijing)

/** The same where a backend need not have it: undefined when missing, null or zeros. */
export const timeIfAny = z.codec(
  z.nullish(z.string()),
  z.optional(z.string().check(z.refine(isWritten(formatBeijing)))),
  {
    decode: (wire, ctx) => momentOf(wire, ctx, formatBeijing) || undefined,
    encode: (value) => value,
  },
)

/**
 * `YYYY-MM-DD` in Beijing; '' when missing, null or zeros. Of a moment with a zone, the day that began then: midnight in UTC
 * is that day in Beijing, too, and a midnight of the summer times of 1986 to 1991 was 23:00 of the day before.
 */
export const beijingDate = moment(beijingDay, HOUR_MS)
