import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { percent, yuanIfKnown, yuanOrZero } from './money/money.ts'
import { forVisitor, listOf, successOf } from './wire/envelope.ts'
import { extension } from './wire/lenient.ts'

/**
 * One VIP level. Its position in the list is the level: the first row is level 1. Rebates are percent on the wire.
 */
export const vipLevel = z.object({
  recharge: yuanOrZero,
  flow: yuanOrZero,
  realperson: percent,
  sport: percent,
  e_sport: percent,
  joker: percent,
  electron: percent,
  lottery: percent,
  level_gift: extension(yuanIfKnown),
  month_gift: extension(yuanIfKnown),
})
export type VipLevel = z.output<typeof vipLevel>

const c = initContract()

export const vipContract = c.router({
  uservip: {
    method: 'POST',
    path: '/api/uservip',
    summary: 'VIP 等级',
    body: z.object({}),
    responses: { 200: successOf(listOf(vipLevel)) },
    metadata: forVisitor,
  },
})
