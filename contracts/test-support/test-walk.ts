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

/** The schema of one place of an answer. */
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

/** The codec of a field, without the mark `lenient`. */
export const codecOf = (schema: Schema | undefined): Schema | undefined =>
  schema && (strictOf.get(schema) ?? schema)

/** Whether the codec reads money, a rate or a percentage. */
export const isAmount = (schema: Schema | undefined): boolean => AMOUNTS.has(codecOf(schema))

/** Whether the field may be unreadable without breaking the rest of the answer. */
export const isLenient = (schema: Schema | undefined): boolean => schema !== undefined && strictOf.has(schema)

/** The schema of a call's whole answer; throws for a route without one. */
export function answerSchema(route: AppRoute): Schema {
  const schema = route.responses[SUCCESS]
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema))
    throw new Error(`${route.path} has no schema`)
  return schema as unknown as Schema
}

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The object or list that a schema describes, behind codecs and optional marks; undefined for a plain value. */
function structureOf(schema: Schema | undefined): z.core.$ZodTypes['_zod']['def'] | undefined {
  if (schema === undefined || isAmount(schema)) return undefined
  const def = defOf(schema)
  if (def.type === 'pipe') return structureOf(def.out)
  if (def.type === 'optional' || def.type === 'nullable') return structureOf(def.innerType)
  return def.type === 'object' || def.type === 'array' ? def : undefined
}

/** The fields of an object schema; empty for any other schema. */
export function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  const def = structureOf(schema)
  return def?.type === 'object' ? def.shape : {}
}

/** The schema of a list's rows; undefined for any other schema. */
export function rowOf(schema: Schema | undefined): Schema | undefined {
  const def = structureOf(schema)
  return def?.type === 'array' ? def.element : undefined
}
