import * as z from 'zod/mini'
import { beijingDay, formatBeijing, HOUR_MS, parseBeijing } from '../time/beijing-time.ts'
import { failDecode } from './decode-issue.ts'

/**
 * Small codecs for the different forms that backends write (docs/wire.md#values): tolerant in decoding, exact in
 * encoding.
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

/** A flag that is off if it is missing. */
export const flag = flagOr(false)
/** A flag that is on if it is missing: a site is open unless it says that it is closed. */
export const flagOn = flagOr(true)

/** A flag in a request, where a missing one must not count as "off". */
export const requiredFlag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()]), z.boolean(), {
  decode: (wire) => wire === true || String(wire) === '1',
  encode: (value) => (value ? 1 : 0) as 0 | 1,
})

/** Cuts a text after 8,000 characters, more than any line or address has (docs/faults.md#heavy-texts). */
export const cut = (wire: unknown): string => String(wire ?? '').replace(/^(.{8000}).+/su, '$1…')

/** JSON.parse rounds a number of 2^53 or more: as a text it would name another account or order. */
const textIfSent = z.nullish(z.union([z.string(), z.number().check(z.lte(Number.MAX_SAFE_INTEGER))]))

/** A new codec for texts of one kind; the OpenAPI generator tells kinds apart by the codec. */
export const textRead = (read: (wire: unknown) => string) =>
  z.codec(textIfSent, z.string(), { decode: read, encode: (value) => value })

/** Text that may arrive as a number, as null or not at all; written as text. It is cut after 8,000 characters. */
export const text = textRead(cut)

/** HTML of any length. The screen limits what it shows. */
export const longText = textRead((wire) => String(wire ?? ''))

export const textReadIfAny = () =>
  z.codec(textIfSent, z.optional(z.string()), {
    decode: (wire) => (wire === undefined || wire === null || wire === '' ? undefined : cut(wire)),
    encode: (value) => value,
  })

/** Text that may be missing or empty: undefined in code. */
export const textIfAny = textReadIfAny()

/** An id: text or whole number on the wire, text in code. */
export const id = z.codec(z.union([z.string(), z.int()]), z.string(), {
  decode: cut,
  encode: (value) => value,
})

const WHOLE = /^(-?\d{1,15})(?:\.0+)?$/

const wholeNumber = (wire: string | number): number | undefined => {
  const digits = WHOLE.exec(String(wire).trim())?.[1]
  // `|| 0` turns -0 into 0.
  return digits === undefined ? undefined : Number(digits) || 0
}

/** A whole number that may arrive as text; written as a number. */
export const integer = z.codec(textOrNumber, z.int(), {
  decode: (wire, ctx) => wholeNumber(wire) ?? failDecode(ctx, wire, 'not a whole number'),
  encode: (value) => value,
})

/** A whole number; 0 if missing or empty. */
export const count = z.codec(mayBeMissing, z.int(), {
  decode: (wire, ctx) => wholeNumber(wire || '0') ?? failDecode(ctx, wire, 'not a whole number'),
  encode: (value) => value,
})

/** A whole number; undefined if missing or empty. */
export const countIfAny = z.codec(mayBeMissing, z.optional(z.int()), {
  decode: (wire, ctx) =>
    wire === undefined || wire === null || wire === ''
      ? undefined
      : (wholeNumber(wire) ?? failDecode(ctx, wire, 'not a whole number')),
  encode: (value) => value,
})

/** The value of an unknown or missing code. It must never equal a known code. */
export const UNKNOWN_STATE = -1

/**
 * One of a few whole numbers, which may arrive as text. Any other number reads as `others` if that is set.
 * Everything else, such as a missing value, reads as UNKNOWN_STATE.
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

/** One of a few whole numbers in a request, which may arrive as text; anything else is refused. */
export function choice<const T extends number>(codes: readonly T[]) {
  const texts = codes.map((code) => String(code) as `${T}`)
  return z.codec(z.union([z.literal([...codes]), z.literal(texts)]), z.literal([...codes]), {
    decode: (wire) => Number(wire) as T,
    encode: (value) => value as T,
  })
}

/** A state whose meaning depends on the kind of record; UNKNOWN_STATE if unknown or missing. */
export const state = z.codec(mayBeMissing, z.int(), {
  decode: (wire) =>
    wire === undefined || wire === null ? UNKNOWN_STATE : (wholeNumber(wire) ?? UNKNOWN_STATE),
  encode: (value) => value,
})

/** Databases write "no date" as zeros. */
const NO_DATE = /^0000-00-00/

/** The time in a wire text, formatted by `write`; '' for no date. `zonedMs` is added to a time with a zone. */
const momentOf = (
  wire: string | null | undefined,
  ctx: Parameters<typeof failDecode>[0],
  write: (ms: number) => string,
  zonedMs = 0,
): string => {
  const trimmed = (wire ?? '').trim()
  if (trimmed === '' || NO_DATE.test(trimmed)) return ''
  const ms = parseBeijing(trimmed)
  if (ms === undefined) return failDecode(ctx, wire, 'not a date of Beijing time')
  return write(trimmed.length > PLAIN_CHARS ? ms + zonedMs : ms)
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

/** A time that parseBeijing reads, as `YYYY-MM-DD HH:mm:ss` in Beijing time; '' if missing, null or zeros. */
export const beijingTime = moment(formatBeijing)

/** Like `beijingTime`, but undefined if missing, null or zeros. */
export const timeIfAny = z.codec(
  z.nullish(z.string()),
  z.optional(z.string().check(z.refine(isWritten(formatBeijing)))),
  {
    decode: (wire, ctx) => momentOf(wire, ctx, formatBeijing) || undefined,
    encode: (value) => value,
  },
)

/**
 * `YYYY-MM-DD` in Beijing; '' if missing, null or zeros. A moment with a zone means the day that began then.
 * Midnight in UTC is 08:00 of the same day in Beijing. Midnight in the daylight saving of 1986 to 1991 is 23:00 of
 * the day before, so an hour is added.
 */
export const beijingDate = moment(beijingDay, HOUR_MS)
