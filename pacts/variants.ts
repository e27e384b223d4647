import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { dataSchemaOf, type Leaf, type Shape, shapeOf } from './wire-shapes.ts'

/**
 * The forms of an answer that the contract's codecs read besides the plain one (docs/wire.md#wire-forms). They are
 * computed from the schema of a call: which exist, and which an example has.
 */
export type Variant =
  | `an ${'amount' | 'id'} as ${string}`
  | `a ${'flag' | 'number' | 'page' | 'list'} ${string}`
  | 'null data'
  | 'an empty page'
  | 'one object and no list'
  | 'a list and no object'
  | 'the sums beside the page'
  | 'the page under list'

/** Forms that every call reads by the same codec, so that one interaction in the pact is enough. */
export const ONE_IS_ENOUGH: ReadonlySet<Variant> = new Set([
  'a list keyed by numbers',
  'a page as its rows alone',
])

/** The form of each kind of leaf that differs from our own way of writing it. */
const OTHERWISE = {
  amount: ['an amount as text', (value) => typeof value === 'string'],
  id: ['an id as a number', (value) => typeof value === 'number'],
  number: ['a number as text', (value) => typeof value === 'string'],
  flag: ['a flag as text or boolean', (value) => typeof value === 'string' || typeof value === 'boolean'],
} as const satisfies Record<Leaf, readonly [Variant, (value: unknown) => boolean]>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every form that can occur in an answer of this shape. */
function formsOf(shape: Shape): Variant[] {
  switch (shape.is) {
    case 'other':
    case 'address':
      return []
    case 'list':
      return ['a list keyed by numbers', ...formsOf(shape.of)]
    case 'one or many':
      return ['one object and no list', 'a list and no object', ...formsOf(shape.of)]
    case 'object':
      return inFields(shape.fields)
    case 'page':
      return ['an empty page', 'a page as its rows alone', ...inFields(shape.fields)]
    case 'sums and page':
      return ['the sums beside the page', 'the page under list', ...inFields(shape.fields)]
    default:
      return [OTHERWISE[shape.is][0]]
  }
}

const inFields = (fields: Record<string, Shape>): Variant[] => Object.values(fields).flatMap(formsOf)

/** The forms that occur in this answer. */
function formsIn(shape: Shape, value: unknown): Variant[] {
  switch (shape.is) {
    case 'other':
    case 'address':
      return []
    case 'list':
      return isObject(value)
        ? ['a list keyed by numbers', ...inRows(shape.of, Object.values(value))]
        : inRows(shape.of, value)
    case 'one or many':
      return isObject(value)
        ? ['one object and no list', ...formsIn(shape.of, value)]
        : ['a list and no object', ...inRows(shape.of, value)]
    case 'object':
      return inEach(shape.fields, value)
    case 'page':
      return formsInPage(shape.fields, value)
    case 'sums and page':
      return isObject(value) && 'list' in value
        ? ['the page under list', ...inEach(shape.fields, value)]
        : ['the sums beside the page', ...formsIn({ is: 'page', fields: pageOf(shape.fields) }, value)]
    default: {
      const [form, has] = OTHERWISE[shape.is]
      return has(value) ? [form] : []
    }
  }
}

function formsInPage(fields: Record<string, Shape>, value: unknown): Variant[] {
  if (Array.isArray(value) && value.length > 0)
    return ['a page as its rows alone', ...inEach(fields, { data: value })]
  const rows = isObject(value) ? value.data : []
  const empty: Variant[] = Array.isArray(rows) && rows.length === 0 ? ['an empty page'] : []
  return [...empty, ...inEach(fields, value)]
}

const inRows = (shape: Shape, rows: unknown): Variant[] =>
  Array.isArray(rows) ? rows.flatMap((row) => formsIn(shape, row)) : []

const inEach = (fields: Record<string, Shape>, value: unknown): Variant[] =>
  isObject(value)
    ? Object.entries(fields).flatMap(([name, shape]) => (name in value ? formsIn(shape, value[name]) : []))
    : []

const pageOf = ({ list }: Record<string, Shape>): Record<string, Shape> =>
  list?.is === 'page' ? list.fields : {}

/** The forms that a call's answer is read in. */
export function readableForms(route: AppRoute): Set<Variant> {
  const schema = dataSchemaOf(route)
  if (schema === undefined) return new Set()
  const forms = new Set(formsOf(shapeOf(schema)))
  return z.safeDecode(schema, null as never).success ? forms.add('null data') : forms
}

/** The forms that one answer to the call has. */
export function formsOfAnswer(route: AppRoute, answer: { code?: unknown; data?: unknown }): Variant[] {
  const schema = dataSchemaOf(route)
  if (schema === undefined || answer.code !== SUCCESS) return []
  const { data } = answer
  if (data !== null && data !== undefined) return formsIn(shapeOf(schema), data)
  const hasRows = ['page', 'sums and page'].includes(shapeOf(schema).is)
  return hasRows ? ['null data', 'an empty page'] : ['null data']
}
