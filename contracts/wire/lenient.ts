import * as z from 'zod/mini'

/**
 * Marks parts of an answer that may be unreadable without breaking the rest
 * (docs/wire.md#strict-and-lenient-fields). Only `readLeniently`, with which the app reads answers, respects the
 * marks. For every other reader, such as the mock, a breach is an error.
 */

type Schema = z.core.$ZodType
type Read = z.core.ParsePayload
type Context = Parameters<Schema['_zod']['run']>[1]

/** The schema that a lenient one is a copy of, for code that knows schemas by identity. */
export const strictOf = new WeakMap<Schema, Schema>()
const lenientOf = new WeakMap<Schema, Schema>()

/** A copy of `schema` that calls `mend` where the original would fail. All our schemas are synchronous. */
function mendedCopy<T extends Schema>(schema: T, mend: (read: Read, ctx: Context) => Read): T {
  const copy = z.clone(schema, schema._zod.def)
  copy._zod.run = (payload, ctx) => {
    const read = schema._zod.run(payload, ctx) as Read
    return ctx.direction === 'backward' || read.issues.length === 0 ? read : mend(read, ctx)
  }
  return copy
}

function lenientCopy<T extends Schema>(strict: T): T {
  const copy = mendedCopy<T>(strict, ({ issues }, ctx) => {
    for (const issue of issues) issue.lenient = true
    const { value } = strict._zod.run({ value: undefined, issues: [] }, ctx) as Read
    return { value, issues }
  })
  strictOf.set(copy, strict)
  return copy
}

/** A schema whose field may be missing. */
type Missable<T extends Schema> = undefined extends z.input<T> ? T : never

/** A field that reads as absent if it cannot be read. The same codec always has the same lenient copy. */
export function lenient<T extends Schema>(strict: Missable<T>): T {
  const existing = lenientOf.get(strict)
  if (existing) return existing as T
  const copy = lenientCopy<T>(strict)
  lenientOf.set(strict, copy)
  return copy
}

const extensions = new WeakSet<Schema>()

/**
 * A lenient field that we added: without it the app loses a feature, not a screen. OpenAPI, the tables of the
 * documents and the pending marks of the pacts derive from this mark.
 */
export function extension<T extends Schema>(strict: Missable<T>): T {
  const copy = lenientCopy<T>(strict)
  extensions.add(copy)
  return copy
}

/** Whether a field is marked as an extension. */
export const isExtension = (schema: Schema): boolean => extensions.has(schema)

/**
 * The rows that can be read, or undefined if there are fewer than `least`. The issues of the other rows become
 * lenient. The path of such an issue has the number of the row at `depth`.
 */
function readable(rows: unknown, issues: Read['issues'], depth: number, least = 0): unknown[] | undefined {
  const broken = issues.filter(({ lenient, path }) => !lenient && typeof path?.[depth] === 'number')
  const numbers = new Set<unknown>(broken.map(({ path }) => path?.[depth]))
  if (!Array.isArray(rows) || rows.length - numbers.size < least) return undefined
  for (const issue of broken) issue.lenient = true
  return rows.filter((_, at) => !numbers.has(at))
}

/** A list without the rows that cannot be read. It fails if none can. */
export const lenientRows = <T extends z.core.$ZodArray>(list: T): T =>
  mendedCopy(list, ({ value, issues }) => ({ value: readable(value, issues, 0, 1) ?? value, issues }))

/** A page without the rows that cannot be read; `lost` is their number. */
export const lenientPage = <T extends z.core.$ZodObject>(page: T): T =>
  mendedCopy(page, ({ value, issues }) => {
    const fields = value as { data?: unknown[] }
    const data = readable(fields.data, issues, 1)
    const lost = data ? (fields.data?.length ?? 0) - data.length : 0
    return { value: lost > 0 ? { ...fields, data, lost } : fields, issues }
  })

/** An issue of zod: `path`, `input`, and `lenient` if the rest is valid without it. */
export type Breach = Read['issues'][number]

/** Reads an answer as the app does. The value is valid if every breach is lenient. */
export function readLeniently(
  schema: Schema,
  wire: unknown,
): { value: unknown; breaches: readonly Breach[] } {
  const { value, issues } = schema._zod.run({ value: wire, issues: [] }, { async: false }) as Read
  return { value, breaches: issues }
}
