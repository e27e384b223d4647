import { describe, expect, it } from 'vitest'
import { contract } from '#contracts/index.ts'
import { breachesIn } from './breach.ts'
import { warningsOn } from './judge.ts'
import { valueKind } from './kinds.ts'
import { pageBreachesIn } from './pages.ts'

const inUser = (data: unknown) => breachesIn(contract.member.user, { code: 200, message: '', data })
const linesOf = (data: unknown) => inUser(data).map(({ path, came, reads }) => `${path}: ${came} / ${reads}`)

describe('a breach', () => {
  it('names the place, the kind of value and what the contract reads', () => {
    const birthday = '31 Jan 1990'
    expect(linesOf({ balance: '12,5', isagent: 7, birthday, usdtrate: [], mobile: {} })).toEqual([
      'data.username: missing / text',
      'data.mobile: an empty object / text or a number',
      'data.birthday: text that is no decimal / a date of Beijing time',
      'data.isagent: a whole number / 0, 1, "0", "1", "" or true or false',
      'data.balance: text that is no decimal / an amount with at most 2 decimals',
      'data.usdtrate: an empty list / a number or text',
    ])
    expect(linesOf(7)).toEqual(['data: a whole number / an object'])
  })

  it('is an id of 2^53 or more that comes as a number: it has been rounded, and names another card', () => {
    const cards = JSON.parse(
      '{"code":200,"message":"","data":[{"id":1926400000000000123,"bank":"云川银行","bank_owner":"王","bank_not":"1"}]}',
    )
    expect(breachesIn(contract.cards.getcard, cards)).toEqual([
      {
        path: 'data[0].id',
        came: 'a whole number above 2^53',
        reads: 'a number up to 9007199254740991, or text',
        places: 1,
      },
    ])
  })

  it('needs an envelope', () => {
    expect(breachesIn(contract.member.user, [])).toMatchObject([{ path: 'answer', came: 'an empty list' }])
    expect(breachesIn(contract.member.user, { code: null })).toMatchObject([{ path: 'code', came: 'null' }])
  })

  it.each([
    [12.345, 'a number with 3 decimals'],
    [1e-9, 'a number with an exponent'],
    [' ', 'empty text'],
    ['1,280.50', 'text of a decimal'],
    ['2026-05-01T12:00:00Z', 'text of a date'],
    [false, 'true or false'],
    [[1], 'a list'],
  ])('%j is %s', (value, kind) => expect(valueKind(value)).toBe(kind))
})

describe('a page', () => {
  const row = { money: 1 }
  it.each([
    [{ current_page: 0, last_page: 1, data: [row] }, ['data.current_page']],
    [{ current_page: 1, last_page: '0', data: { 0: row } }, ['data.last_page']],
    [
      { list: { current_page: 0, last_page: 0, data: [row] } },
      ['data.list.current_page', 'data.list.last_page'],
    ],
    [{ current_page: 0, last_page: 0, data: [] }, []],
    [{ current_page: 1, last_page: 1, data: [row] }, []],
    [[row], []],
    [null, []],
  ])('of rows counts from 1: %j', (data, paths) => {
    expect(pageBreachesIn({ data }).map(({ path }) => path)).toEqual(paths)
  })
})

describe('a warning', () => {
  const JSON_TYPE = { 'content-type': 'application/json', date: 'Fri, 01 May 2026 03:00:00 GMT' }
  const on = (headers: HeadersInit, text = '{"code":200,"msg":""}') =>
    warningsOn({ status: 200, headers: new Headers(headers), text })

  it('is for an answer that is not as it should be but that the app reads', () => {
    expect(on(JSON_TYPE)).toEqual([])
    expect(on({ ...JSON_TYPE, date: 'today' })).toEqual([expect.stringContaining('no Date header')])
    expect(on({ date: JSON_TYPE.date })).toEqual([expect.stringContaining('not JSON')])
    expect(on(JSON_TYPE, '{"code":200}')).toEqual([expect.stringContaining('neither message nor msg')])
  })
})
