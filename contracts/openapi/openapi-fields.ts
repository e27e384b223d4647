import { FIELD_MEANINGS } from './field-meanings.ts'
import { CODE_MEANINGS } from './openapi-codes.ts'
import type { JsonSchema } from './openapi-values.ts'

/** The meaning of each field, by `field` or `owner.field`. The fields that hold codes have a file of their own. */
export const MEANINGS: Readonly<Record<string, string>> = { ...FIELD_MEANINGS, ...CODE_MEANINGS }

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** What the owner of a request's fields ends with, where the answer has a field of the same name and another meaning. */
const REQUEST = '.request'

/** The meaning of a field of the schema or operation `owner`; undefined if none is written. */
export const meaningOf = (owner: string, field: string): string | undefined =>
  MEANINGS[`${owner}.${field}`] ?? MEANINGS[`${owner.replace(REQUEST, '')}.${field}`] ?? MEANINGS[field]

/** The schema with a description: the meaning of the field, then how its value is written. */
function described(owner: string, field: string, schema: JsonSchema): JsonSchema {
  const meaning = meaningOf(owner, field)
  const form = schema.description
  // The description of an envelope's data is more precise than the meaning.
  if (meaning === undefined || (field === 'data' && form !== undefined)) return schema
  const { description: _, ...rest } = schema
  return { ...rest, description: form === undefined ? meaning : `${meaning}. ${form}` }
}

/** The part with a description for every field of its objects. `owner` is the name of a schema or an operation. */
export function withMeanings<T>(owner: string, part: T): T {
  if (Array.isArray(part)) return part.map((item) => withMeanings(owner, item)) as T
  if (!isObject(part)) return part
  const entries = Object.entries(part).map(([key, value]) => {
    if (key === 'example' || key === 'examples') return [key, value]
    if (key === 'requestBody') return [key, withMeanings(`${owner}${REQUEST}`, value)]
    if (key !== 'properties' || !isObject(value)) return [key, withMeanings(owner, value)]
    const fields = Object.entries(value).map(([field, schema]) => [
      field,
      described(owner, field, withMeanings(owner, schema as JsonSchema)),
    ])
    return [key, Object.fromEntries(fields)]
  })
  return Object.fromEntries(entries) as T
}
