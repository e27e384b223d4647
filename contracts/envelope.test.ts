import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf, listOf, noData, pagedOf, readEnvelope, successOf } from './envelope.ts'
import { yuan } from './money.ts'
import { text, textIfAny } from './wire.ts'

const row = z.object({ name: text })
const refused = (schema: z.core.$ZodType, wire: unknown) =>
  z.safeDecode(schema, wire as never).success === false
const NO_ROWS = [null, undefined, [], {}, '']

describe('the envelope', () => {
  it.each([
    [
      { code: 200, message: 'ok', data: 1 },
      { code: 200, message: 'ok', data: 1 },
    ],
    [
      { code: 500, msg: '支付通道维护' },
      { code: 500, message: '支付通道维护', data: undefined },
    ],
    [
      { code: 203, message: 'first', msg: 'second', data: [] },
      { code: 203, message: 'first', data: [] },
    ],
    [
      { code: 200, message: 20260501, data: null },
      { code: 200, message: '20260501', data: null },
    ],
    [{ code: 401 }, { code: 401, message: '', data: undefined }],
    [
      { code: 202, message: { why: 1 } },
      { code: 202, message: '', data: undefined },
    ],
  ])('%j', (body, expected) => {
    expect(readEnvelope(body)).toEqual(expected)
  })

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { code: '200' },
    { code: null },
    { code: 200.5 },
    { message: 'ok' },
  ])('%j is not an envelope', (body) => {
    expect(readEnvelope(body)).toBeUndefined()
  })

  it('only code 200 is a success', () => {
    const answer = successOf(noData)
    expect(z.decode(answer, { code: 200, message: '', data: ['anything'] })).toEqual({
      code: 200,
      message: '',
      data: null,
    })
    expect(z.decode(answer, { code: 200, message: '' } as never).data).toBeNull()
    expect(refused(answer, { code: 202, message: '', data: null })).toBe(true)
    expect(z.encode(answer, { code: 200, message: 'x', data: null })).toEqual({
      code: 200,
      message: 'x',
      data: null,
    })
  })
})

describe('empty answers', () => {
  it.each(NO_ROWS)('%j is an empty list, page and object', (wire) => {
    expect(z.decode(listOf(row), wire)).toEqual([])
    expect(z.decode(pagedOf(row), wire)).toEqual({
      current_page: 0,
      data: [],
      last_page: 0,
      per_page: 0,
      total: 0,
    })
    expect(z.decode(fieldsOf({ url: textIfAny }), wire)).toEqual({})
  })

  it('are refused where a field is required', () => {
    for (const wire of NO_ROWS) expect(refused(fieldsOf({ balance: yuan }), wire)).toBe(true)
  })

  it.each(['text', 7, true])('%j is neither a list nor an object', (wire) => {
    expect(refused(listOf(row), wire)).toBe(true)
    expect(refused(pagedOf(row), wire)).toBe(true)
  })
})

describe('lists and pages', () => {
  it('an object keyed by numbers is a list', () => {
    expect(z.decode(listOf(row), { 0: { name: 'a' }, 2: { name: 'b' } })).toEqual([
      { name: 'a' },
      { name: 'b' },
    ])
  })

  it('rows without a page object are read as a page', () => {
    expect(z.decode(pagedOf(row), [{ name: 'a' }]).data).toEqual([{ name: 'a' }])
  })

  it('a broken row refuses the list: no row is silently dropped', () => {
    expect(refused(listOf(row), [{ name: 'a' }, 5])).toBe(true)
    expect(refused(listOf(row), { error: 'x' })).toBe(true)
  })

  it('are written in their full form', () => {
    const page = { current_page: 1, data: [{ name: 'a' }], last_page: 1, per_page: 10, total: 1 }
    expect(z.encode(pagedOf(row), page)).toEqual(page)
    expect(z.encode(listOf(row), [{ name: 'a' }])).toEqual([{ name: 'a' }])
  })

  it('cannot pollute a prototype', () => {
    const wire = JSON.parse('{"__proto__": {"url": "https://evil.example"}}')
    expect(z.decode(fieldsOf({ url: textIfAny }), wire).url).toBeUndefined()
    expect(Object.prototype).not.toHaveProperty('url')
  })
})
