import { FIELD_MEANINGS } from './field-meanings.ts'
import { CODE_MEANINGS } from './openapi-codes.ts'
import type { JsonSchema } from './openapi-values.ts'

/** What each field means, by its name or by `owner.name`: the codes have a file of their own. */
export const MEANINGS: Readonly<Record<string, string>> = { ...FIELD_MEANINGS, ...CODE_MEANINGS }

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** The meaning of a field in the schema or operation `owner`; undefined where none is written. Never throws. */
export const meaningOf = (owner: string, field: string): string | undefined =>
  MEANINGS[`${owner}.${field}`] ?? MEANINGS[field]

/** The meaning of a field, and then how its value is written. */
function described(owner: string, field: string, schema: JsonSchema): JsonSchema {
  const meaning = meaningOf(owner, field)
  const form = schema.description
  // The schema of an envelope's data describes itself best.
  if (meaning === undefined || (field === 'data' && form !== undefined)) return schema
  const { description: _, ...rest } = schema
  return { ...rest, description: form === undefined ? meaning : `${meaning}. ${form}` }
}

/** A part of the document, with a description for every field of an object. `owner` is a schema or an operation. */
export function withMeanings<T>(owner: string, part: T): T {
  if (Array.isArray(part)) return part.map((one) => withMeanings(owner, one)) as T
  if (!isObject(part)) return part
  const entries = Object.entries(part).map(([key, value]) => {
    if (key === 'example' || key === 'examples') return [key, value]
    if (key !== 'properties' || !isObject(value)) return [key, withMeanings(owner, value)]
    const fields = Object.entries(value).map(([field, schema]) => [
      field,
      described(owner, field, withMeanings(owner, schema as JsonSchema)),
    ])
    return [key, Object.fromEntries(fields)]
  })
  return Object.fromEntries(entries) as T
}
