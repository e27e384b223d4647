import { expect, it } from 'vitest'
import { ContractError } from '../../api/core/errors.ts'
import { describeBreach, describeChunk, describeError, pageOf } from './describe.ts'

it.each([
  ['#/mine', '/mine'],
  ['#/payInfo?id=20261123001', '/payInfo'],
  ['', '/'],
  ['#/demo888', 'other'],
  ['#constructor', 'other'],
  ['#/mine/13800138000', 'other'],
])('of the address %s it tells %s', (hash, page) => {
  expect(pageOf(hash)).toBe(page)
})

it('tells of an error its kind and places in our files, and none of its text', () => {
  const error = new SyntaxError('Unexpected token in {"username":"demo888","balance":"1000.00"}')
  error.stack = `SyntaxError: "demo888" is not valid
    at read (https://www.example.com/assets/index-LE137myu.js:2:1124)
    at https://www.example.com/?pid=77#/mine:1:1
    at own (https://elsewhere.example/demo888.js:1:1)`
  expect(describeError('error', error)).toEqual({
    kind: 'error',
    name: 'SyntaxError',
    frames: ['index-LE137myu.js:2:1124'],
  })
})

it.each([
  [undefined],
  ['demo888'],
  [{ name: 'demo 888', stack: 5 }],
  [null],
])('something thrown that is no error tells nothing: %j', (thrown) => {
  expect(describeError('rejection', thrown)).toEqual({ kind: 'rejection', name: 'other', frames: [] })
})

it('tells of a breach the call and the places, with no number of them', () => {
  const breach = new ContractError('POST /api/payinfo/:id', [
    { path: 'data.list.12.amount', message: 'no amount with at most 2 decimals' },
    ...Array.from({ length: 9 }, () => ({ path: '', message: 'Invalid input' })),
  ])
  expect(describeBreach(breach)).toEqual({
    kind: 'contract',
    route: 'POST /api/payinfo/:id',
    issues: ['data.list.#.amount no amount with at most 2 decimals', ...Array(4).fill(' Invalid input')],
  })
})

it('tells which file was missing, and no address', () => {
  const failed = new TypeError(
    'Failed to fetch dynamically imported module: https://h/assets/Vip-abc_1234.js',
  )
  expect(describeChunk(failed)).toEqual({ kind: 'chunk', file: 'Vip-abc_1234.js' })
  expect(describeChunk(new TypeError('Importing a module script failed.')).kind).toBe('chunk')
})
