import type { AppRoute } from '@ts-rest/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { yuan } from '../money/money.ts'
import { anything, fieldsOf, listOf, noData, pagedOf, readEnvelope, successOf } from './envelope.ts'
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
    // JSON.parse has rounded this number, so it would name another order.
    [
      JSON.parse('{"code":200,"message":2026050112000000010001,"data":null}'),
      { code: 200, message: '', data: null },
    ],
    [JSON.parse('{"code":200,"message":1e999,"data":null}'), { code: 200, message: '', data: null }],
    [{ code: 401 }, { code: 401, message: '', data: undefined }],
  ])('%j is read', (body, expected) => {
    expect(readEnvelope(body)).toEqual(expected)
  })

  it.each<[fields: object, message: string]>([
    [{ message: '', msg: '余额不足' }, '余额不足'],
    [{ message: ' \n', msg: '余额不足' }, '余额不足'],
    [{ message: null, msg: '余额不足' }, '余额不足'],
    [{ message: {}, msg: '余额不足' }, '余额不足'],
    [{ message: ['手机号格式不正确', '邮箱格式不正确'] }, '手机号格式不正确'],
    // The form errors that Laravel writes.
    [{ message: { mobile: ['手机号格式不正确'], email: ['邮箱格式不正确'] } }, '手机号格式不正确'],
    [{ message: { mobile: [], why: '余额不足' } }, '余额不足'],
    [{ message: [1, null, [['deep']]] }, ''],
    [{ message: { why: 1 } }, ''],
    [{ message: 5 }, ''],
    [{ message: true }, ''],
    // GBK bytes that were read as UTF-8.
    [{ message: '\ufffd\ufffd\ufffd\ufffd' }, ''],
  ])('a refusal with %j has the message "%s"', (fields, message) => {
    expect(readEnvelope({ code: 202, ...fields })?.message).toBe(message)
  })

  it('the message of a success may be an order number, so no part of a list or object is used', () => {
    expect(readEnvelope({ code: 200, message: '', msg: 'D1' })?.message).toBe('D1')
    for (const message of [['D1'], { no: 'D1' }, true])
      expect(readEnvelope({ code: 200, message })?.message).toBe('')
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

  it('are refused if a field is required', () => {
    for (const wire of NO_ROWS) expect(refused(fieldsOf({ balance: yuan }), wire)).toBe(true)
  })

  it.each(['text', 7, true])('%j is neither a list nor an object', (wire) => {
    expect(refused(listOf(row), wire)).toBe(true)
    expect(refused(pagedOf(row), wire)).toBe(true)
  })
})

describe('an answer of which only the message matters', () => {
  const answers = fieldsOf({ url: textIfAny }, anything)

  it.each([
    true,
    false,
    1,
    0,
    'W20260501',
    '/upload/a.png',
    ['a'],
    ...NO_ROWS,
  ])('has no fields in %j', (wire) => expect(z.decode(answers, wire)).toEqual({}))

  it('has the fields of an object, which must be valid', () => {
    expect(z.decode(answers, { url: 'a', more: 1 })).toEqual({ url: 'a' })
    expect(refused(answers, { url: {} })).toBe(true)
    expect(z.encode(answers, { url: 'a' })).toEqual({ url: 'a' })
  })

  it('is accepted with any data from calls that move money or change the member', () => {
    const { withdrawal, deposit, member, session } = contract
    for (const { responses } of [
      withdrawal.withdraw,
      deposit.recharge,
      member.uploadimg,
      session.register,
    ] as AppRoute[])
      for (const data of [true, 1, 'W20260501'])
        expect(refused(responses[200] as z.core.$ZodType, { code: 200, message: '好', data })).toBe(false)
  })

  it.each(['state', 'url', 'api_token'])('is refused if the app needs a field of it: %s', (name) => {
    const route = {
      state: contract.deposit.queryOrderNo,
      url: contract.agent.getAgentLoginUrl,
      api_token: contract.session.login,
    }[name] as AppRoute
    expect(refused(route.responses[200] as z.core.$ZodType, { code: 200, message: '好', data: 1 })).toBe(true)
  })
})

describe('lists and pages', () => {
  it('an object keyed by numbers is a list', () => {
    expect(z.decode(listOf(row), { 0: { name: 'a' }, 2: { name: 'b' } })).toEqual([
      { name: 'a' },
      { name: 'b' },
    ])
  })

  it('rows without a page object read as a page', () => {
    expect(z.decode(pagedOf(row), [{ name: 'a' }]).data).toEqual([{ name: 'a' }])
  })

  it('a broken row makes the list invalid: no row is dropped silently', () => {
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
