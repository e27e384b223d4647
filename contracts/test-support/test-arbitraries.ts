import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { MAX_ABS } from '../money/digits.ts'
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
import { formatBeijing } from '../time/beijing-time.ts'
import { noData } from '../wire/envelope.ts'
import { strictOf } from '../wire/lenient.ts'
import * as wire from '../wire/wire.ts'

/** Generates, for any schema of the contract, every value that our code may pass to `z.encode`. */

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: 1 - MAX_ABS, max: MAX_ABS - 1 }),
)
const whole = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
const moment = fc
  .integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(9999, 11, 30) })
  .map((ms) => formatBeijing(ms))
const ifAny = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const KNOWN = new Map<unknown, fc.Arbitrary<unknown>>([
  ...[yuan, requiredYuan, yuanOrZero, rate, percent].map((codec) => [codec, amount] as const),
  ...[yuanIfKnown, usdtIfAny, percentIfKnown].map((codec) => [codec, ifAny(amount)] as const),
  ...[wire.flag, wire.flagOn, wire.requiredFlag].map((codec) => [codec, fc.boolean()] as const),
  ...[wire.text, wire.longText].map((codec) => [codec, fc.string({ unit: 'grapheme' })] as const),
  [wire.textIfAny, ifAny(fc.string({ unit: 'grapheme', minLength: 1 }))],
  [wire.id, fc.string()],
  [wire.integer, whole],
  [wire.count, whole],
  [wire.countIfAny, ifAny(whole)],
  [wire.state, whole],
  [wire.beijingTime, fc.oneof(fc.constant(''), moment)],
  [wire.timeIfAny, ifAny(moment)],
  [
    wire.beijingDate,
    fc.oneof(
      fc.constant(''),
      moment.map((text) => text.slice(0, 10)),
    ),
  ],
  [noData, fc.constant(null)],
])

export function domainOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const known = KNOWN.get(strictOf.get(schema) ?? schema)
  if (known) return known
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'pipe':
      return domainOf(def.out)
    case 'optional':
      return ifAny(domainOf(def.innerType))
    case 'array':
      return fc.array(domainOf(def.element), { maxLength: 3 })
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'string':
      return fc.string({ unit: 'grapheme', minLength: 1 })
    case 'file':
      return fc.constant(new File(['boat'], 'boat.png', { type: 'image/png' }))
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, domainOf(part)])),
      )
    default:
      throw new Error(`no arbitrary for a schema of type ${def.type}`)
  }
}
