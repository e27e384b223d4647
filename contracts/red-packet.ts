import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { yuan, yuanOrZero } from './money/money.ts'
import { samePage } from './wire/answer-checks.ts'
import { contentOf, fieldsOf, forMember, pagedOf, successOf } from './wire/envelope.ts'
import { lenient } from './wire/lenient.ts'
import { beijingTime, count, countIfAny, integer, text } from './wire/wire.ts'

/**
 * One step of the table: deposits from `recharge` on earn `day_flow` packets a day, each of at most `flow_money`.
 * Times are texts such as `10:00`.
 */
export const redPacketRule = z.object({
  start_time: lenient(text),
  end_time: lenient(text),
  day_flow: count,
  flow_money: yuanOrZero,
  recharge: yuanOrZero,
})
export type RedPacketRule = z.output<typeof redPacketRule>

/**
 * READY: not started; STARTING: open; END: over. Undefined if the backend does not say; the hours of the rules and
 * the clock then decide.
 */
const PHASES = ['READY', 'STARTING', 'END'] as const
export type RedPacketPhase = (typeof PHASES)[number]

const phase = z.codec(z.nullish(z.string()), z.optional(z.literal(PHASES)), {
  decode: (wire) => PHASES.find((known) => known === wire?.trim().toUpperCase()),
  encode: (value) => value,
})

export const redPacketInfo = fieldsOf({
  sendnums: count,
  acquirednum: count,
  max_times: count,
  rules: contentOf(redPacketRule),
  status: lenient(phase),
})
export type RedPacketInfo = z.output<typeof redPacketInfo>

export const redPacketRecord = z.object({
  money: yuanOrZero,
  redpacketmoney: yuanOrZero,
  created_at: lenient(beijingTime),
  usetime: beijingTime,
})
export type RedPacketRecord = z.output<typeof redPacketRecord>

const c = initContract()

export const redPacketContract = c.router({
  userredpacket: {
    method: 'GET',
    path: '/api/userredpacket',
    summary: '红包信息',
    query: z.object({ page: z.optional(integer) }),
    responses: { 200: successOf(redPacketInfo) },
    metadata: forMember,
  },
  douserredpacket: {
    method: 'POST',
    path: '/api/douserredpacket',
    summary: '抢红包',
    body: z.object({}),
    responses: {
      200: successOf(
        z.object({ redpacketmoney: yuan, sendnums: lenient(countIfAny), acquirednum: lenient(countIfAny) }),
      ),
    },
    metadata: forMember,
  },
  redpacket: {
    method: 'POST',
    path: '/api/redpacket',
    summary: '红包记录',
    body: z.object({ page: integer }),
    responses: { 200: successOf(pagedOf(redPacketRecord)) },
    metadata: { ...forMember, checks: [samePage()] },
  },
})
