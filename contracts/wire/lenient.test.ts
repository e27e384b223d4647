import type { AppRoute } from '@ts-rest/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { percentIfKnown, usdtIfAny, yuanIfKnown } from '../money/money.ts'
import { type Sample, samples } from '../openapi/samples.ts'
import { answerSchema, codecOf, fieldsOf, isAmount, rowOf } from '../test-support/test-walk.ts'
import { SUCCESS } from './envelope.ts'
import { readLeniently, strictOf } from './lenient.ts'
import { id } from './wire.ts'

/** One field of an answer, such as `data.data.0.created_at`; in a list, the field of its first row. */
type Place = { path: string[]; schema: z.core.$ZodType }

/** A sample with the same paths as its schema: payees as a list, and the level under the name `vip`. */
function asSchemaForm(data: unknown): unknown {
  const { current_vip, cardlist, ...fields } = Object(data) as Record<string, unknown>
  if (cardlist !== undefined) return { ...fields, cardlist: [cardlist].flat() }
  return current_vip === undefined ? data : fields
}

const calls = Object.entries(contract).flatMap(([name, router]) =>
  Object.entries<AppRoute>(router).map(([key, route]) => {
    const sample = (samples as Record<string, Record<string, Sample>>)[name]?.[key]
    return {
      key,
      schema: answerSchema(route),
      valid: { code: SUCCESS, message: '好', data: asSchemaForm(sample?.answer) },
    }
  }),
)

/** All fields that are not objects or lists themselves. A row that is a text counts as a field. */
function placesIn(schema: z.core.$ZodType | undefined, path: string[] = []): Place[] {
  if (schema === undefined) return []
  const row = rowOf(schema)
  if (row) return placesIn(row, [...path, '0'])
  const fields = Object.entries(fieldsOf(schema))
  if (fields.length === 0) return path.length > 1 ? [{ path, schema }] : []
  return fields.flatMap(([name, field]) => placesIn(field, [...path, name]))
}
const dataPlaces = (schema: z.core.$ZodType) => placesIn(fieldsOf(schema).data, ['data'])

const changed = (whole: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(whole)
    ? [...whole]
    : { ...(whole as object) }
  Reflect.set(copy, name, changed(Reflect.get(Object(whole), name), rest, value))
  return copy
}

/** No codec of a field reads an object, and no schema of a row reads a number. */
const SPOILED = { not: 'read' }
const NO_ROW = 7
const toText = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** What the app reads of an answer that is spoiled in one place. */
function spoiled({ schema, valid }: (typeof calls)[number], { path }: Place) {
  const { value, breaches } = readLeniently(schema, changed(valid, path, SPOILED))
  const isBroken = breaches.some(({ lenient }) => !lenient)
  return { value, isBroken, at: breaches.map(({ path: at = [] }) => toText(at)) }
}

describe.each(calls)('$key', (call) => {
  const places = dataPlaces(call.schema)
  it('reads an unreadable lenient field as absent, and reports its path', () => {
    for (const place of places.filter(({ schema }) => strictOf.has(schema))) {
      const without = readLeniently(call.schema, changed(call.valid, place.path, undefined))
      expect(without.breaches, toText(place.path)).toEqual([])
      expect(spoiled(call, place)).toEqual({
        value: without.value,
        isBroken: false,
        at: [toText(place.path)],
      })
    }
  })

  it('fails, or drops the row, where a strict field is unreadable', () => {
    const rows = (value: unknown, path: string[]) =>
      path.reduce<unknown>((part, name) => Reflect.get(Object(part), name), value) as unknown[]
    for (const place of places.filter(({ schema }) => !strictOf.has(schema))) {
      const { value, isBroken, at } = spoiled(call, place)
      expect(at.length, toText(place.path)).toBeGreaterThan(0)
      if (isBroken) continue
      const list = place.path.slice(0, place.path.indexOf('0'))
      const { value: whole } = readLeniently(call.schema, call.valid)
      expect(rows(value, list)).toEqual(rows(whole, list).slice(1))
    }
  })

  it('is refused for any unreadable field when it is decoded strictly', () => {
    for (const { path } of places)
      expect(z.safeDecode(call.schema, changed(call.valid, path, SPOILED) as never).success).toBe(false)
  })
})

it('no amount that reads as 0 when absent is lenient, and no id is', () => {
  const codecs = calls
    .flatMap(({ schema }) => dataPlaces(schema))
    .filter(({ schema }) => strictOf.has(schema))
  expect(codecs.length).toBeGreaterThan(50)
  const known: unknown[] = [yuanIfKnown, usdtIfAny, percentIfKnown]
  const strict = codecs.filter(({ schema }) => isAmount(schema) && !known.includes(codecOf(schema)))
  expect(strict.map(({ path }) => toText(path))).toEqual([])
  expect(codecs.filter(({ schema }) => codecOf(schema) === id)).toEqual([])
})

describe('lists', () => {
  const twoRows = ({ valid, schema }: (typeof calls)[number], list: string[]) => {
    const rows = list.reduce<unknown>((part, name) => Reflect.get(Object(part), name), valid) as unknown[]
    const { value, breaches } = readLeniently(
      schema,
      changed(valid, list, [NO_ROW, rows[0], NO_ROW, rows[0]]),
    )
    return { value, isBroken: breaches.some(({ lenient }) => !lenient) }
  }
  /** The lists of all answers, each with what the app reads if two of its rows are invalid. */
  const found = calls.flatMap((call) =>
    listsIn(fieldsOf(call.schema).data, ['data']).map((list) => ({
      list: `${call.key} ${toText(list)}`,
      ...twoRows(call, list),
    })),
  )

  it('drop unreadable rows, except lists of which every row matters', () => {
    expect(found.filter(({ isBroken }) => isBroken).map(({ list }) => list)).toEqual([
      'balancelist data',
      'getpaybank data',
      'payinfo data.cardlist',
      'getcard data',
      'uservip data',
    ])
  })

  it('say how many records were dropped', () => {
    const pages = found.filter(
      ({ list }) => /data\.data$|list\.data$/.test(list) && !list.startsWith('activitylist'),
    )
    expect(pages.map(({ list }) => list.split(' ')[0]).sort()).toEqual([
      'activityApplyLog',
      'betrecord',
      'getfanshui',
      'gettransrecord',
      'noticeList',
      'redpacket',
    ])
    for (const { value } of pages) expect(JSON.stringify(value)).toContain('"lost":2')
  })

  it('are refused if no row can be read, but pages of records are accepted', () => {
    const readData = (key: string, data: unknown) => {
      const { schema } = calls.find((call) => call.key === key) ?? { schema: z.unknown() }
      const { value, breaches } = readLeniently(schema, { code: SUCCESS, message: '', data })
      return breaches.every(({ lenient }) => lenient) ? (value as { data: unknown }).data : 'REFUSED'
    }
    expect(readData('bannerList', [NO_ROW, null])).toBe('REFUSED')
    expect(readData('homenotice', [SPOILED])).toBe('REFUSED')
    expect(readData('homenotice', [])).toEqual([])
    expect(readData('betrecord', { data: [NO_ROW, 'row'], total: 2 })).toMatchObject({
      data: [],
      lost: 2,
      total: 2,
    })
    expect(readData('betrecord', [null])).toMatchObject({ data: [], lost: 1 })
    expect(readData('betrecord', { data: 'rows' })).toBe('REFUSED')
    expect(readData('betrecord', { data: [NO_ROW], total: 'many' })).toBe('REFUSED')
    expect(readData('betrecord', { data: [], lost: 5 })).not.toHaveProperty('lost')
  })
})

function listsIn(schema: z.core.$ZodType | undefined, path: string[]): string[][] {
  const row = rowOf(schema)
  if (row) return [path, ...listsIn(row, [...path, '0'])]
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => listsIn(field, [...path, name]))
}
