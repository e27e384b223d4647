import { expect, it } from 'vitest'
import { type Call, loops, sentTwice, untapped } from './requests.ts'

const page = {}
const TRANSFER = '/api/transfer'
const call = (step: number, sentMs: number, more: Partial<Call> = {}): Call => ({
  ...{ page, path: TRANSFER, key: `POST ${TRANSFER} {"amount":1}`, step, sentMs },
  ...more,
})
const ONE_AFTER_THE_OTHER = [call(5, 0, { doneMs: 50 }), call(6, 60, { doneMs: 90 })]

it('a tap pays for one money request, in its own step or the two after it', () => {
  for (const step of [5, 6, 7]) expect(untapped([call(step, 0)], [{ page, step: 5 }])).toEqual([])
})

it('a money request without a tap is found', () => {
  const found = [`${TRANSFER} was sent in step 8 without a tap`]
  expect(untapped([call(8, 0)], [])).toEqual(found)
  expect(untapped([call(8, 0)], [{ page, step: 5 }])).toEqual(found)
  expect(untapped([call(8, 0)], [{ page, step: 9 }])).toEqual(found)
  expect(untapped([call(8, 0)], [{ page: {}, step: 8 }])).toEqual(found)
})

it('two money requests of one tap are found, of two taps not', () => {
  expect(untapped(ONE_AFTER_THE_OTHER, [{ page, step: 5 }])).toHaveLength(1)
  expect(
    untapped(ONE_AFTER_THE_OTHER, [
      { page, step: 5 },
      { page, step: 6 },
    ]),
  ).toEqual([])
})

it('reads need no tap', () => {
  expect(untapped([call(1, 0, { path: '/api/balance' })], [])).toEqual([])
})

it('the same money request, sent before the first one is answered, is found', () => {
  expect(sentTwice([call(5, 0), call(5, 10)])).toEqual([`${TRANSFER} was sent twice at once in step 5`])
  expect(sentTwice([call(5, 0, { doneMs: 20 }), call(5, 10)])).toHaveLength(1)
})

it('another amount, another tab, or after the answer is no second time', () => {
  expect(sentTwice([call(5, 0), call(5, 10, { key: 'POST /api/transfer {"amount":2}' })])).toEqual([])
  expect(sentTwice([call(5, 0), call(5, 10, { page: {} })])).toEqual([])
  expect(sentTwice(ONE_AFTER_THE_OTHER)).toEqual([])
})

it('more equal calls than the window may have are a loop; as many, or of two tabs, are none', () => {
  const every = (ms: number, many: number, of: object = page) =>
    Array.from({ length: many }, (_, n) => call(1, n * ms, { page: of }))
  expect(loops(every(100, 6), 5, 1_000)).toEqual([`${TRANSFER}: more than 5 equal calls within 1 s`])
  expect(loops(every(100, 5), 5, 1_000)).toEqual([])
  expect(loops(every(200, 30), 5, 1_000)).toEqual([])
  expect(loops([...every(100, 4), ...every(100, 4, {})], 5, 1_000)).toEqual([])
})
