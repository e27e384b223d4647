import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { before, forMember, nothing, ok, pagedOf } from './envelope.ts'
import { yuan, yuanOrZero } from './money.ts'
import { beijingTime, choice, codeOf, integer, text } from './wire.ts'

/** `state` 0 is not yet collected, any other number collected; without one nobody knows. */
export const rebateRecord = z.object({
  gamename: text,
  money: yuan,
  state: codeOf([0, 1], 1),
  created_at: beijingTime,
  updated_at: beijingTime,
})
export type RebateRecord = z.output<typeof rebateRecord>

/** The page under `list`, or the two sums beside the page's own fields; written in the first form. Exported for the OpenAPI generator. */
export const listBesideSums = before((wire) => {
  if ('list' in wire) return wire
  const { jisuan, nojisuan, ...list } = wire
  return { list, jisuan, nojisuan }
})

export const rebates = z.pipe(
  listBesideSums,
  z.object({ list: pagedOf(rebateRecord), jisuan: yuanOrZero, nojisuan: yuanOrZero }),
)
export type Rebates = z.output<typeof rebates>

const c = initContract()

export const rebateContract = c.router({
  getfanshui: {
    method: 'POST',
    path: '/api/getfanshui',
    summary: '返水记录',
    description:
      'A page of rebates with the sums collected (jisuan) and pending (nojisuan). api_type is a category key or empty, type a rebate state or empty. Spec sections 2, 3, 7.',
    body: z.object({ date: choice([1, 2, 3, 4]), page: integer, api_type: text, type: text }),
    responses: { 200: ok(rebates) },
    metadata: forMember,
  },
  dofanshui: {
    method: 'POST',
    path: '/api/dofanshui',
    summary: '领取返水',
    description: 'Collects everything pending, once. Spec sections 2, 5, 7.',
    body: z.object({}),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
})
