import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import type { AnswerCheck } from './answer-checks.ts'
import { failDecode } from './decode-issue.ts'
import { lenient, lenientPage, lenientRows } from './lenient.ts'
import { count, cut } from './wire.ts'

/** Every business answer is HTTP 200 with `{code, message, data}`; only code 200 is a success. */
export const SUCCESS = 200
export const UNAUTHORISED = 401
/**
 * A refusal with this code means that the whole site is closed (`site_state` 0); its message says why and for how
 * long. We chose the code. With a backend that uses another one, the app learns of the closure by polling
 * /api/app.
 */
export const MAINTENANCE = 503

/** The schema of a successful answer around `data`. Refusals never get here, because `readEnvelope` comes first. */
export const successOf = <T extends z.core.$ZodType>(data: T) =>
  z.object({ code: z.literal(SUCCESS), message: z.string(), data })

/** For calls of which the app uses only the message: data may be anything, and is written as null. */
export const noData = z.codec(z.optional(z.unknown()), z.null(), { decode: () => null, encode: () => null })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * null, '', {} or absent → []; an object keyed by numbers (as PHP writes it) → its values. Exported for the
 * OpenAPI generator.
 */
export const emptyAsList = z.codec(z.optional(z.unknown()), z.array(z.unknown()), {
  decode: (wire, ctx) => {
    if (Array.isArray(wire)) return wire
    if (isRecord(wire)) return Object.values(wire)
    return isEmpty(wire) ? [] : failDecode(ctx, wire, 'not a list')
  },
  encode: (rows) => rows,
})

/** A list that a backend may also send as null, {} or not at all when it is empty. */
export const listOf = <T extends z.core.$ZodType>(item: T) => z.pipe(emptyAsList, z.array(item))

/**
 * A list of content such as games or banners, where a missing row does less harm than a missing list: rows that
 * cannot be read are dropped.
 */
export const contentOf = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(emptyAsList, lenientRows(z.array(item)))

/**
 * A step before an object's own schema. null, '', [] or absent → {}; rows without a page object → `{data: rows}`.
 * `lift` changes the fields on decoding, `lower` on encoding. A value for which `isNone` is true reads as an
 * object without fields.
 */
export const preprocess = (
  lift: (wire: Fields) => Fields = unchanged,
  lower: (value: Fields) => Fields = unchanged,
  isNone = isEmpty,
) =>
  z.codec(z.optional(z.unknown()), z.record(z.string(), z.unknown()), {
    decode: (wire, ctx) => {
      if (isRecord(wire)) return lift(wire)
      if (Array.isArray(wire)) return lift(wire.length > 0 ? { data: wire } : {})
      return isNone(wire) ? lift({}) : failDecode(ctx, wire, 'not an object')
    },
    encode: lower,
  })

type Fields = Record<string, unknown>
const unchanged = (fields: Fields): Fields => fields

const emptyAsObject = preprocess()

/**
 * For calls of which the message is enough: the action is done, whatever `data` holds. Not for calls where a
 * single value may have a meaning, such as the state of an order.
 */
export const anything = preprocess(unchanged, unchanged, () => true)

/**
 * An object whose fields may all be missing. null, [] or absent data reads as none of them; with `anything`, so
 * does any value but an object.
 */
export const fieldsOf = <const T extends z.core.$ZodShape>(shape: T, step = emptyAsObject) =>
  z.pipe(step, z.object(shape))

/**
 * A page of records, `{current_page, data, last_page, per_page, total}`, with the extra fields `more`. null or []
 * reads as an empty page.
 */
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

/** One page in code. `lost` is how many of its rows could not be read. */
export type Paged<T> = {
  current_page: number
  data: T[]
  last_page: number
  per_page: number
  total: number
  lost?: number
}

export type Envelope = { code: number; message: string; data: unknown }

/** U+FFFD appears where bytes were decoded in another charset than they were written in. */
const isReadableText = (text: unknown): boolean =>
  typeof text === 'string' && /\S/.test(text) && !text.includes('\ufffd')

/**
 * The message of a success: a text, or a number, since it may name an order. JSON.parse has rounded a number of
 * 2^53 or more, so it would name another order.
 */
const successMessage = (text: unknown): unknown =>
  isReadableText(text) || Number.isSafeInteger(text) ? text : undefined

/** The message of a refusal: a text, or the first text of a list or of the errors by field that Laravel writes. */
const refusalMessage = (text: unknown): unknown =>
  [text, ...(typeof text === 'object' ? Object.values(text ?? {}).flat() : [])].find(isReadableText)

/**
 * Reads the envelope of any answer. The text is `message`, or `msg` as `/pay/api/*` writes it, whichever is
 * readable; '' if neither is. Undefined if the body has no `code` that is a whole number; "200" as text is none.
 */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body) || !Number.isInteger(body.code)) return undefined
  const { code, message, msg, data } = body
  const read = code === SUCCESS ? successMessage : refusalMessage
  return { code: code as number, message: cut(read(message) ?? read(msg)), data }
}

/** The type of `data` of a route's successful answer, in code. */
export type DataOf<R extends AppRoute> =
  R['responses'][200] extends z.core.$ZodType<{ data: infer D }> ? D : never

/**
 * Who may call, whether the call is the backend's own (`spec`) or one that we added (`extension`), and the checks
 * that its answer must pass.
 */
export type RouteMetadata = {
  access: 'visitor' | 'member'
  origin: 'spec' | 'extension'
  checks?: readonly AnswerCheck[]
}
export const forVisitor = { access: 'visitor', origin: 'spec' } as const satisfies RouteMetadata
export const forMember = { access: 'member', origin: 'spec' } as const satisfies RouteMetadata
