import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { picture } from './wire/addresses.ts'
import { onlyRows } from './wire/answer-checks.ts'
import { CARD_TYPES, PROTOCOLS, USDT_BANK } from './wire/codes.ts'
import { contentOf, forMember, listOf, noData, successOf } from './wire/envelope.ts'
import { lenient } from './wire/lenient.ts'
import { choice, id, text, textIfAny } from './wire/wire.ts'

/**
 * A bank card or a USDT address. For USDT, `bank` is "USDT" and `bank_owner` holds the protocol.
 * `bank_not` is the last 4 of the number. `pay_pass` goes out when binding and is never read back.
 */
export const card = z.object({
  id,
  bank: text,
  bank_owner: text,
  bank_no: text,
  bank_address: lenient(text),
  ico: lenient(picture),
  bank_not: textIfAny,
})
export type Card = z.output<typeof card>

export const bank = z.object({ bank_name: text })
export type Bank = z.output<typeof bank>

/** Without this a withdrawal could go to a card of another kind than the screen says. */
const onlyRequestedKind = onlyRows<Card>(
  'data',
  'bank',
  (row, { type }) => isAddress(row) === (Number(type) === CARD_TYPES.usdt),
)

/** Only a USDT address has this bank, which may be part of a longer name, or a protocol as its owner. */
const isAddress = ({ bank, bank_owner }: Card): boolean =>
  bank.toUpperCase().includes(USDT_BANK) || PROTOCOLS.some((protocol) => protocol === bank_owner.trim())

const c = initContract()

export const cardsContract = c.router({
  getcard: {
    method: 'POST',
    path: '/api/getcard',
    summary: '已绑定的卡',
    body: z.object({ type: choice([1, 2]) }),
    responses: { 200: successOf(listOf(card)) },
    metadata: { ...forMember, checks: [onlyRequestedKind] },
  },
  delcard: {
    method: 'POST',
    path: '/api/delcard',
    summary: '解除绑定',
    body: z.object({ id }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  bindcard: {
    method: 'POST',
    path: '/api/bindcard',
    summary: '绑定卡片',
    body: z.object({
      bank_owner: z.string(),
      bank: z.string(),
      bank_no: z.string(),
      bank_address: text,
      pay_pass: z.string(),
    }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  banklist: {
    method: 'POST',
    path: '/api/banklist',
    summary: '银行列表',
    body: z.object({}),
    responses: { 200: successOf(contentOf(bank)) },
    metadata: forMember,
  },
})
