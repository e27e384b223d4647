import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { DEFAULT_DEPOSIT_MAX_FEN, DEFAULT_DEPOSIT_MIN_FEN } from './limits.ts'
import {
  type Fen,
  fen,
  ONE_TO_ONE,
  type Rate,
  rate,
  requiredYuan,
  yuan,
  yuanOrZero,
  ZERO,
} from './money/money.ts'
import { ONLINE_PAYMENTS, PAY_RANGE_TYPES } from './money/payments.ts'
import { hasWrongRate } from './money/shown-deposit.ts'
import { pageAddress, pageAddressIfAny, picture } from './wire/addresses.ts'
import { reportIf, sameField } from './wire/answer-checks.ts'
import { anything, fieldsOf, forMember, listOf, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingTime, countIfAny, flag, id, text, textIfAny } from './wire/wire.ts'

/** Which payment methods are open. A missing flag means closed. */
export const openPaymentMethods = fieldsOf({
  usdt: lenient(flag),
  wechat: lenient(flag),
  pipay: lenient(flag),
  card: lenient(flag),
  rengong: lenient(flag),
})
export type OpenPaymentMethods = z.output<typeof openPaymentMethods>

/** 0 means unknown, see `depositRange`. `type` repeats the requested type; a backend may leave it out. */
export const payRange = fieldsOf({ min_price: yuanOrZero, max_price: yuanOrZero, type: textIfAny })
export type PayRange = z.output<typeof payRange>

/** The smallest deposit of any method: 1 fen. */
export const LEAST_DEPOSIT_FEN: Fen = fen(1)

/**
 * The smallest amount that converts to at least 0.01 USDT, because 0.00 USDT cannot be paid. At ONE_TO_ONE one fen
 * buys one cent. One fen without a rate.
 */
export const leastForUsdt = (usdtRate: Rate): Fen =>
  fen(Math.max(LEAST_DEPOSIT_FEN, Math.ceil(usdtRate / ONE_TO_ONE)))

/** The smallest and the largest deposit. Undefined means unknown: the app then says nothing about that end. */
export type DepositRange = { minFen: Fen | undefined; maxFen: Fen | undefined }

/** Used until the server's range is loaded, and where the server gives neither end. */
const DEFAULT_RANGE: DepositRange = { minFen: DEFAULT_DEPOSIT_MIN_FEN, maxFen: DEFAULT_DEPOSIT_MAX_FEN }

/** The ends that the server gives. The default if it gives none, or if its minimum exceeds its maximum. */
export function depositRange({ min_price = ZERO, max_price = ZERO }: Partial<PayRange> = {}): DepositRange {
  const minFen = min_price > ZERO ? min_price : undefined
  const maxFen = max_price > ZERO ? max_price : undefined
  const isKnown = (minFen ?? maxFen) !== undefined && (minFen ?? ZERO) <= (maxFen ?? Number.POSITIVE_INFINITY)
  return isKnown ? { minFen, maxFen } : DEFAULT_RANGE
}

/** A receiving account for bank transfers. */
export const payBank = z.object({
  bank_no: text,
  bank_owner: text,
  bank_data: fieldsOf({ bank_name: text }),
  bank_address: text,
  remark: extension(textIfAny),
})
export type ReceivingAccount = z.output<typeof payBank>

/**
 * Where to pay. USDT: the address (`mch_id`), the protocol (`content`) and the QR code. Bank transfer: an account.
 */
export const payCard = z.object({
  mch_id: text,
  content: text,
  payimg: picture,
  bank_no: textIfAny,
  bank_owner: textIfAny,
  bank_name: textIfAny,
  bank_address: textIfAny,
  remark: extension(textIfAny),
})
export type PaymentTarget = z.output<typeof payCard>

/**
 * The wire has an array for bank transfers and one object otherwise; code always has a list. Exported for the
 * OpenAPI generator.
 */
export const oneOrMany = z.codec(z.optional(z.unknown()), z.array(z.unknown()), {
  decode: (wire) => (Array.isArray(wire) ? wire : isFilled(wire) ? [wire] : []),
  encode: (cards) => (cards.length === 1 && !isBankAccount(cards[0]) ? cards[0] : cards),
})

const isFilled = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null ? Object.keys(wire).length > 0 : Boolean(wire)
const isBankAccount = (card: unknown): boolean => (card as PaymentTarget).bank_no !== undefined

/**
 * `usdt_rate` 0 means unknown; an order that is paid in 元 has 1 or unknown. `paytype` may be a longer text that
 * contains 微信 or 支付宝.
 */
export const depositInfo = z.object({ created_at: beijingTime, amount: yuan, usdt_rate: rate, paytype: text })
export type DepositInfo = z.output<typeof depositInfo>

const isRangeType = (text: string): boolean => PAY_RANGE_TYPES.some((type) => type === text)
const isOnlinePayment = (text: string): boolean => ONLINE_PAYMENTS.some(({ payType }) => payType === text)

type Order = { info: DepositInfo }
/** A client that divides an order in 元 by another rate than 1 would show a wrong amount. */
const reportWrongRate = reportIf<Order>(
  'data.info.usdt_rate',
  'is not 1, and the order is paid in 元',
  ({ info: { usdt_rate, paytype } }, _request, type) =>
    hasWrongRate({ usdtRate: usdt_rate, payWay: paytype }, type),
)

const c = initContract()

export const depositContract = c.router({
  getPayWay: {
    method: 'GET',
    path: '/api/get_pay_way',
    summary: '充值方式',
    responses: { 200: successOf(openPaymentMethods) },
    metadata: forMember,
  },
  getPayRange: {
    method: 'POST',
    path: '/api/getPayRange',
    summary: '充值限额',
    body: z.object({ type: z.string() }),
    responses: { 200: successOf(payRange) },
    metadata: { ...forMember, checks: [sameField('type', isRangeType)] },
  },
  recharge: {
    method: 'POST',
    path: '/api/recharge',
    summary: '提交充值',
    body: z.object({
      paytype: z.string(),
      amount: requiredYuan,
      bank: text,
      bank_address: text,
      bank_no: text,
      bank_owner: text,
      catepay: text,
    }),
    responses: { 200: successOf(fieldsOf({ url: pageAddressIfAny }, anything)) },
    metadata: forMember,
  },
  getpaybank: {
    method: 'POST',
    path: '/api/getpaybank',
    summary: '收款账户',
    body: z.object({}),
    responses: { 200: successOf(listOf(payBank)) },
    metadata: forMember,
  },
  payinfo: {
    method: 'POST',
    path: '/api/payinfo',
    summary: '充值订单信息',
    body: z.object({ deposit_no: z.string() }),
    responses: {
      200: successOf(
        z.object({ deposit_no: text, info: depositInfo, cardlist: z.pipe(oneOrMany, z.array(payCard)) }),
      ),
    },
    metadata: { ...forMember, checks: [sameField('deposit_no'), reportWrongRate] },
  },
  queryOrderNo: {
    method: 'GET',
    path: '/pay/api/queryOrderNo',
    summary: '查询在线充值结果',
    query: z.object({ orderNo: z.string() }),
    responses: { 200: successOf(fieldsOf({ orderNo: textIfAny, state: countIfAny })) },
    metadata: { ...forMember, checks: [sameField('orderNo')] },
  },
  payRecharge: {
    method: 'POST',
    path: '/pay/api/recharge',
    summary: '其他支付',
    body: z.object({ payAmount: requiredYuan, username: z.string(), payType: z.string() }),
    responses: {
      200: successOf(z.object({ orderNo: id, url: pageAddress, username: textIfAny, payType: textIfAny })),
    },
    metadata: { ...forMember, checks: [sameField('username'), sameField('payType', isOnlinePayment)] },
  },
})
