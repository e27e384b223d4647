import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import { oneOrMany } from '#contracts/deposit.ts'
import { percent, rate, usdtIfAny, yuan, yuanOrZero } from '#contracts/money/money.ts'
import { listBesideSums } from '#contracts/rebate.ts'
import type { AddressKind } from '#contracts/wire/address-patterns.ts'
import { ADDRESS_KINDS } from '#contracts/wire/addresses.ts'
import { noData, SUCCESS } from '#contracts/wire/envelope.ts'
import { strictOf } from '#contracts/wire/lenient.ts'
import * as wire from '#contracts/wire/wire.ts'

/** A single value of an answer, by the contract’s codec that reads it. */
export type Leaf = 'amount' | 'flag' | 'id' | 'number'
export type Shape =
  | { is: Leaf }
  | { is: 'other' }
  | { is: 'address'; of: AddressKind }
  | { is: 'list'; of: Shape }
  /** One object instead of a list of one. */
  | { is: 'one or many'; of: Shape }
  | { is: 'object'; fields: Record<string, Shape> }
  | { is: 'page'; fields: Record<string, Shape> }
  /** A page that may stand beside the sums instead of under `list`. */
  | { is: 'sums and page'; fields: Record<string, Shape> }

const LEAVES = new Map<unknown, Leaf>([
  ...[yuan, yuanOrZero, usdtIfAny, rate, percent].map((codec) => [codec, 'amount'] as const),
  ...[wire.flag, wire.flagOn].map((codec) => [codec, 'flag'] as const),
  ...[wire.integer, wire.count, wire.countIfAny, wire.state].map((codec) => [codec, 'number'] as const),
  [wire.id, 'id'],
])
const OTHER: Shape = { is: 'other' }

const mapped = (shape: Record<string, z.core.$ZodType>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)]))

/** The shape that a schema reads, derived from its codecs. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const codec = strictOf.get(schema) ?? schema
  const leaf = LEAVES.get(codec)
  if (leaf !== undefined) return { is: leaf }
  const address = ADDRESS_KINDS.get(codec)
  if (address !== undefined) return { is: 'address', of: address }
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return { is: 'object', fields: mapped(def.shape) }
  if (def.type === 'array') return { is: 'list', of: shapeOf(def.element) }
  return def.type === 'pipe' ? shapeOfStep(def.in, def.out) : OTHER
}

function shapeOfStep(step: z.core.$ZodType, out: z.core.$ZodType): Shape {
  if (isTable(out)) return { is: 'number' }
  const after = shapeOf(out)
  if (after.is === 'list') return { ...after, is: step === oneOrMany ? 'one or many' : 'list' }
  if (after.is !== 'object') return OTHER
  if (step === listBesideSums) return { ...after, is: 'sums and page' }
  return 'last_page' in after.fields ? { ...after, is: 'page' } : after
}

/** A code of a table of numbers, e.g. a state or a status. */
function isTable(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'literal' && def.values.every((value) => typeof value === 'number')
}

/** The schema of a route's `data`; undefined where the app does not read it. */
export function dataSchemaOf({ responses }: AppRoute): z.core.$ZodType | undefined {
  const { data } = (responses[SUCCESS] as z.ZodMiniObject<{ data: z.core.$ZodType }>).shape
  return data === noData ? undefined : data
}
