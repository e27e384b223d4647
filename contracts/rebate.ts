import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { percentIfKnown, yuan, yuanIfKnown, yuanOrZero } from './money/money.ts'
import { onlyRows, samePage } from './wire/answer-checks.ts'
import { forMember, noData, pagedOf, preprocess, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingTime, choice, codeCodec, integer, text, UNKNOWN_STATE } from './wire/wire.ts'

/**
 * `state` 0 is pending and any other number is collected; without one it is unknown. `rate` and `base` explain the
 * amount.
 */
export const rebateRecord = z.object({
  gamename: lenient(text),
  money: yuan,
  state: lenient(codeCodec([0, 1], 1)),
  rate: extension(percentIfKnown),
  base: extension(yuanIfKnown),
  created_at: lenient(beijingTime),
  updated_at: lenient(beijingTime),
})
export type RebateRecord = z.output<typeof rebateRecord>

/**
 * Reads the page under `list`, or beside the sums as the page's own fields; writes the first form. Exported for
 * the OpenAPI generator.
 */
export const listBesideSums = preprocess((wire) => {
  if ('list' in wire) return wire
  const { jisuan, nojisuan, ...list } = wire
  return { list, jisuan, nojisuan }
})

export const rebates = z.pipe(
  listBesideSums,
  z.object({ list: pagedOf(rebateRecord), jisuan: yuanOrZero, nojisuan: yuanOrZero }),
)
export type Rebates = z.output<typeof rebates>

const onlyRequestedState = onlyRows<RebateRecord>(
  'data.list.data',
  'state',
  ({ state }, { type }) => !type || state === UNKNOWN_STATE || state === Number(type),
)

const c = initContract()

export const rebateContract = c.router({
  getfanshui: {
    method: 'POST',
    path: '/api/getfanshui',
    summary: '返水记录',
    body: z.object({ date: choice([1, 2, 3, 4]), page: integer, api_type: text, type: text }),
    responses: { 200: successOf(rebates) },
    metadata: { ...forMember, checks: [samePage('data.list'), onlyRequestedState] },
  },
  dofanshui: {
    method: 'POST',
    path: '/api/dofanshui',
    summary: '领取返水',
    body: z.object({}),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
