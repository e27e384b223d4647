import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import {
  percent,
  percentIfKnown,
  rate,
  requiredYuan,
  usdtIfAny,
  yuan,
  yuanIfKnown,
  yuanOrZero,
} from '../money/money.ts'
import { SUCCESS } from '../wire/envelope.ts'
import { strictOf } from '../wire/lenient.ts'

/** What the contract says about one place of an answer. */
type Schema = z.core.$ZodType

const AMOUNTS = new Set<unknown>([
  yuan,
  yuanOrZero,
  yuanIfKnown,
  requiredYuan,
  usdtIfAny,
  rate,
  percent,
  percentIfKnown,
])

/** What reads a field, whether it may be unreadable or not. */
export const codecOf = (schema: Schema | undefined): Schema | undefined =>
  schema && (strictOf.get(schema) ?? schema)

/** Whether the contract reads money, a rate or a percentage here. */
export const isAmount = (schema: Schema | undefined): boolean => AMOUNTS.has(codecOf(schema))

/** Whether this may be unreadable without breaking the rest of the answer. */
export const isLenient = (schema: Schema | undefined): boolean => schema !== undefined && strictOf.has(schema)

/** The schema of the whole answer of a call. */
export function answerSchema(route: AppRoute): Schema {
  const schema = route.responses[SUCCESS]
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema))
    throw new Error(`${route.path} has no schema`)
  return schema as unknown as Schema
}

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** Behind codecs and options, the object or list that a schema describes; undefined for a plain value. */
function structureOf(schema: Schema | undefined): z.core.$ZodTypes['_zod']['def'] | undefined {
  if (schema === undefined || isAmount(schema)) return undefined
  const def = defOf(schema)
  if (def.type === 'pipe') return structureOf(def.out)
  if (def.type === 'optional' || def.type === 'nullable') return structureOf(def.innerType)
  return def.type === 'object' || def.type === 'array' ? def : undefined
}

/** The fields that the contract names here; none for anything but an object. */
export function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  const def = structureOf(schema)
  return def?.type === 'object' ? def.shape : {}
}

/** The schema of a list's rows. */
export function rowOf(schema: Schema | undefined): Schema | undefined {
  const def = structureOf(schema)
  return def?.type === 'array' ? def.element : undefined
}
