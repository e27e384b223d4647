import { SUCCESS } from '../wire/envelope.ts'
import { buildOpenApi } from './openapi.ts'
import { REFUSAL_CODES } from './openapi-guide.ts'
import type { JsonSchema } from './openapi-values.ts'

/**
 * The OpenAPI document for tools that know 3.0 only: they stop at lists of types, at bounds that are numbers, at
 * `const`, and at words beside a reference. It accepts the same answers.
 */

type Json = Record<string, unknown>
type Schemas = Record<string, JsonSchema>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a schema says about values of one type. Everything else it says about any value. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'maxLength', 'contentMediaType', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  array: ['items', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
  boolean: [],
}
const TYPED = new Set(Object.values(WORDS_OF).flat())

const only = (schema: JsonSchema, isKept: (word: string) => boolean): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => isKept(word)))

/** Several texts as one pattern. Each as an enum of its own, generators would derive the same keys as from numbers. */
function withoutConsts(alternatives: readonly JsonSchema[]): JsonSchema[] {
  const texts = alternatives.flatMap((one) => (typeof one.const === 'string' ? [one.const] : []))
  const pattern: JsonSchema[] =
    texts.length > 0 ? [{ type: 'string', pattern: `^(${texts.join('|')})$` }] : []
  return alternatives.flatMap((one) =>
    typeof one.const !== 'string' ? [one] : one.const === texts[0] ? pattern : [],
  )
}

/** Writes schemas of 3.1 as 3.0. `schemas` are the named ones of the document, in 3.1. */
function downgrader(schemas: Schemas) {
  const acceptsNull = ({ $ref, type, anyOf, ...words }: JsonSchema): boolean => {
    const named = typeof $ref === 'string' ? schemas[$ref.replace(/^.*\//, '')] : undefined
    if (named !== undefined) return acceptsNull(named)
    if (Array.isArray(anyOf)) return anyOf.some(acceptsNull)
    if (type !== undefined) return [type].flat().includes('null')
    return !['oneOf', 'not', 'const', 'enum'].some((word) => word in words)
  }

  const inEach = (parts: unknown): unknown =>
    Array.isArray(parts)
      ? parts.map((part) => downgraded(part))
      : Object.fromEntries(Object.entries(parts as Schemas).map(([name, part]) => [name, downgraded(part)]))

  /** One alternative for each type, since 3.0 has only one type a schema. */
  function typesApart({ type, ...schema }: JsonSchema): JsonSchema {
    const types = [type].flat().filter((one): one is string => typeof one === 'string' && one !== 'null')
    const [single] = types
    if (types.length === 1) return { type: single, ...schema }
    const anyOf = types.map((one) => ({
      type: one,
      ...only(schema, (word) => WORDS_OF[one]?.includes(word) === true),
    }))
    return { anyOf, ...only(schema, (word) => !TYPED.has(word)) }
  }

  function word([name, value]: [string, unknown]): [string, unknown][] {
    if (name === 'anyOf') return [[name, inEach(withoutConsts(value as JsonSchema[]))]]
    if (['properties', 'oneOf', 'allOf'].includes(name)) return [[name, inEach(value)]]
    if (['items', 'not', 'additionalProperties'].includes(name))
      return [[name, isObject(value) ? downgraded(value) : value]]
    if (name === 'const') return [['enum', [value]]]
    if (name === 'examples') return [['example', (value as unknown[])[0]]]
    if (name === 'contentMediaType') return []
    if (name === 'exclusiveMinimum' || name === 'exclusiveMaximum')
      return [
        [name === 'exclusiveMinimum' ? 'minimum' : 'maximum', value],
        [name, true],
      ]
    return [[name, value]]
  }

  function downgraded(schema: JsonSchema): JsonSchema {
    // Formally 3.0 reads `nullable` only beside `type`, but the tools read it everywhere, and some only there.
    const nullable = acceptsNull(schema) ? { nullable: true } : {}
    const { $ref, ...beside } = schema
    if ($ref !== undefined && Object.keys(beside).length === 0) return schema
    if ($ref !== undefined)
      return { allOf: [{ $ref }], ...Object.fromEntries(Object.entries(beside).flatMap(word)), ...nullable }
    const apart = 'type' in schema ? typesApart(schema) : schema
    return { ...Object.fromEntries(Object.entries(apart).flatMap(word)), ...nullable }
  }
  return downgraded
}

/** Applies `change` to every schema outside the named ones. */
function withSchemas(part: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(part)) return part.map((item) => withSchemas(item, change))
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'example') return [key, value]
      return [key, key === 'schema' ? change(value as JsonSchema) : withSchemas(value, change)]
    }),
  )
}

/** The document as OpenAPI 3.0. */
export function buildOpenApi30(): Json {
  const { info, components, paths, ...document } = buildOpenApi() as Record<
    'info' | 'components' | 'paths',
    Json
  >
  const { schemas, responses, ...others } = components as { schemas: Schemas; responses: Json }
  const downgraded = downgrader(schemas)
  return {
    ...document,
    openapi: '3.0.3',
    // A licence without an address has only a name in 3.0.
    info: { ...info, license: { name: (info.license as Json).name } },
    paths: withSchemas(paths, downgraded),
    components: {
      ...others,
      responses: withSchemas(responses, downgraded),
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, downgraded(schema)]),
      ),
    },
  }
}

const CODE = `${SUCCESS} is the only success, and has the data. Of a refusal: ${REFUSAL_CODES}`

/** An answer that is a success or a refusal as one object, with the data of the success where there is one. */
function asOneObject(schema: JsonSchema): JsonSchema {
  const [success] = (schema.oneOf ?? []) as { properties: Schemas }[]
  if (success === undefined) return schema
  const { data = {}, ...fields } = success.properties
  return {
    type: 'object',
    properties: {
      ...fields,
      code: { type: 'integer', description: CODE },
      data: { ...('$ref' in data ? { allOf: [data] } : withoutNot(data)), nullable: true },
    },
    required: ['code'],
  }
}

/** A field that must not be there is left out. */
const withoutNot = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => (isObject(value) && 'not' in value ? undefined : value))

/**
 * The document of 3.0 for generators that ignore `enum` and `not`: to them a success matches the refusal as well. An
 * answer is one object here, so that the schema accepts more: `code` alone says whether there must be data.
 */
export function buildOneObject(): Json {
  const { paths, components, ...document } = buildOpenApi30()
  const { schemas, ...others } = components as { schemas: Schemas }
  const isNamed = (schema: JsonSchema) => schema === schemas.Refusal
  return {
    ...document,
    paths: withSchemas(paths, asOneObject),
    components: {
      ...others,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => {
          const { not: _, ...rest } = schema
          return [name, isNamed(schema) ? rest : withoutNot(schema)]
        }),
      ),
    },
  }
}

const textOf = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`
/** The text of contracts/openapi-3.0.json. */
export const openApi30Text = (): string => textOf(buildOpenApi30())
/** The text of contracts/openapi-3.0-one-object.json. */
export const oneObjectText = (): string => textOf(buildOneObject())
