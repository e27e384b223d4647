import { expect, it } from 'vitest'
import { ContractError } from '../../api/core/client/errors.ts'
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

const FOLDER = 'https://www.example.com/assets/'

it('reports the kind of an error and its places in our files, but not its text', () => {
  const error = new SyntaxError('Unexpected token in {"username":"demo888","balance":"1000.00"}')
  error.stack = `SyntaxError: ${error.message}
    at read (https://www.example.com/assets/index-LE137myu.js:2:1124)
    at https://www.example.com/?pid=77#/mine:1:1
    at own (https://elsewhere.example/assets/demo888.js:1:1)`
  expect(describeError('error', error, FOLDER)).toEqual({
    kind: 'error',
    name: 'SyntaxError',
    frames: ['index-LE137myu.js:2:1124'],
  })
})

it('reports at most eight places', () => {
  const error = new RangeError('Maximum call stack size exceeded')
  error.stack = `RangeError: ${error.message}${`\n    at f (${FOLDER}index-1.js:1:1)`.repeat(50)}`
  expect(describeError('crash', error, FOLDER)).toMatchObject({ frames: Array(8).fill('index-1.js:1:1') })
})

it.each([
  [undefined],
  ['demo888'],
  [{ name: 'demo 888', stack: 5 }],
  [{ name: 'Zhou', stack: `@${FOLDER}demo888.js:1:1` }],
  [null],
])('something thrown that is no error tells nothing: %j', (thrown) => {
  expect(describeError('rejection', thrown, FOLDER)).toEqual({ kind: 'rejection', name: 'other', frames: [] })
})

it('reports the call and the places of a contract error', () => {
  const breach = new ContractError('POST /api/payinfo/:id', [
    { path: 'data.list.#.amount', message: 'not an amount with at most 2 decimals' },
    ...Array.from({ length: 9 }, () => ({ path: '', message: 'Invalid input' })),
  ])
  expect(describeBreach(breach)).toEqual({
    kind: 'contract',
    route: 'POST /api/payinfo/:id',
    issues: ['data.list.#.amount not an amount with at most 2 decimals', ...Array(4).fill(' Invalid input')],
  })
})

it.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${FOLDER}Vip-abc_1234.js`, 'Vip-abc_1234.js'],
  ['Firefox', `error loading dynamically imported module: ${FOLDER}Vip-abc_1234.js`, 'Vip-abc_1234.js'],
  ['Vite', `Unable to preload CSS for ${FOLDER}Vip-abc_1234.css`, 'Vip-abc_1234.css'],
  ['Safari, which names none', 'Importing a module script failed.', 'other'],
  ['another site', 'Unable to preload CSS for https://elsewhere.example/assets/demo888.css', 'other'],
  ['the text of another error', `demo888 at ${FOLDER}demo888.js`, 'other'],
  ['a text that only begins so', `Unable to preload CSS for ${FOLDER}Vip.css of demo888`, 'other'],
])('tells which file was missing, and nothing else of the text: %s', (_, message, file) => {
  expect(describeChunk(new TypeError(message), FOLDER)).toEqual({ kind: 'chunk', file })
})
