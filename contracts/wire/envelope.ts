import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import type { About } from '../about.ts'
import { failDecode } from './decode-issue.ts'
import { lenient, lenientPage, lenientRows } from './lenient.ts'
import { count, cut } from './wire.ts'

/** Every business answer is HTTP 200 with `{code, message, data}`; only code 200 is a success. */
export const SUCCESS = 200
export const UNAUTHORISED = 401
/**
 * A refusal with this code means that the whole site is closed (`site_state` 0); its message says why and how long.
 * The code is ours: with a backend that uses another one, the app learns of the closure by polling /api/app.
 */
export const MAINTENANCE = 503

/** A successful answer around `data`. Refusals never get here: `readEnvelope` comes first. */
export const successOf = <T extends z.core.$ZodType>(data: T) =>
  z.object({ code: z.literal(SUCCESS), message: z.string(), data })

/** For calls of which the app uses the message alone: data may be anything, and is written as null. */
export const noData = z.codec(z.optional(z.unknown()), z.null(), { decode: () => null, encode: () => null })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** null, {} or absent → []; an object keyed by numbers (as PHP writes) → its values. For the OpenAPI generator too. */
export const emptyAsList = z.codec(z.optional(z.unknown()), z.array(z.unknown()), {
  decode: (wire, ctx) => {
    if (Array.isArray(wire)) return wire
    if (isRecord(wire)) return Object.values(wire)
    return isNothing(wire) ? [] : failDecode(ctx, wire, 'no list')
  },
  encode: (rows) => rows,
})

/** A list that a backend may also answer as null, {} or not at all when it is empty. */
export const listOf = <T extends z.core.$ZodType>(item: T) => z.pipe(emptyAsList, z.array(item))

/** The same of things to look at, none of which is missed like money: rows that cannot be read are left out. */
export const contentOf = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(emptyAsList, lenientRows(z.array(item)))

/**
 * A step before an object's own schema: null, [] or absent → {}; rows without a page object → `{data: rows}`;
 * and whatever `lift` and `lower` do to the fields on the way in and out. What `isNone` says is no object is none of its fields.
 */
export const preprocess = (
  lift: (wire: Fields) => Fields = same,
  lower: (value: Fields) => Fields = same,
  isNone = isNothing,
) =>
  z.codec(z.optional(z.unknown()), z.record(z.string(), z.unknown()), {
    decode: (wire, ctx) => {
      if (isRecord(wire)) return lift(wire)
      if (Array.isArray(wire)) return lift(wire.length > 0 ? { data: wire } : {})
      return isNone(wire) ? lift({}) : failDecode(ctx, wire, 'no object')
    },
    encode: lower,
  })

type Fields = Record<string, unknown>
const same = (fields: Fields): Fields => fields

const emptyAsObject = preprocess()

/**
 * For calls of which the message is enough: what was done is done, whatever stands in its data. Not for calls where a
 * lone value may mean something, such as the state of an order.
 */
export const anything = preprocess(same, same, () => true)

/** An answer whose fields may all be missing: null, [] or absent data reads as none of them; with `anything`, all but an object. */
export const fieldsOf = <const T extends z.core.$ZodShape>(shape: T, step = emptyAsObject) =>
  z.pipe(step, z.object(shape))

/** A page of records: `{current_page, data, last_page, per_page, total}`, and `more`; null or [] is an empty page. */
export const pagedOf = <T extends z.core.$ZodType, const M extends z.core.$ZodShape = Record<never, never>>(
  item: T,
  more = {} as M,
) =>
  z.pipe(
    emptyAsObject,
    lenientPage(
      z.object({
        current_page: count,
        data: listOf(item),
        last_page: count,
        per_page: lenient(count),
        total: count,
        ...more,
      }),
    ),
  )

/** One page in code, whatever its rows. `lost` rows of it could not be read. */
export type Paged<T> = {
  current_page: number
  data: T[]
  last_page: number
  per_page: number
  total: number
  lost?: number
}

export type Envelope = { code: number; message: string; data: unknown }

/** A replacement character stands where bytes were read in another charset than they were written in. */
const isWords = (text: unknown): boolean =>
  typeof text === 'string' && /\S/.test(text) && !text.includes('\ufffd')

/** The text of a success may be a number, the name of an order. JSON.parse has rounded a larger one: it would be another's. */
const saidOf = (text: unknown): unknown => (isWords(text) || Number.isSafeInteger(text) ? text : undefined)

/** The words of a refusal: a text, or the first one of a list or of the errors by field that Laravel writes. */
const reasonIn = (text: unknown): unknown =>
  [text, ...(typeof text === 'object' ? Object.values(text ?? {}).flat() : [])].find(isWords)

/**
 * Reads any answer's envelope: `message`, or `msg` as `/pay/api/*` writes it, whichever says something. '' where neither
 * does. `code` must be a number: "200" as text is no success. Anything else is undefined.
 */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body) || !Number.isInteger(body.code)) return undefined
  const { code, message, msg, data } = body
  const read = code === SUCCESS ? saidOf : reasonIn
  return { code: code as number, message: cut(read(message) ?? read(msg)), data }
}

/** What a route's successful answer carries, in code. */
export type DataOf<R extends AppRoute> =
  R['responses'][200] extends z.core.$ZodType<{ data: infer D }> ? D : never

/**
 * Who may call, whether the call is the backend's own (`spec`) or one that we added (`extension`), and what its answer must
 * be about.
 */
export type RouteMetadata = {
  access: 'visitor' | 'member'
  origin: 'spec' | 'extension'
  about?: readonly About[]
}
export const forVisitor = { access: 'visitor', origin: 'spec' } as const satisfies RouteMetadata
export const forMember = { access: 'member', origin: 'spec' } as const satisfies RouteMetadata
