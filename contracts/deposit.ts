import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { names, reported } from './about.ts'
import { pageAddress, pageAddressIfAny, picture } from './addresses.ts'
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
import { ONLINE_PAYMENTS, PAY_RANGE_TYPES } from './payments.ts'
import { hasWrongRate } from './shown-deposit.ts'
import { anything, fieldsOf, forMember, listOf, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingTime, countIfAny, flag, id, text, textIfAny } from './wire/wire.ts'

/** Which payment methods are open. Missing ones are closed. */
export const openPaymentMethods = fieldsOf({
  usdt: lenient(flag),
  wechat: lenient(flag),
  pipay: lenient(flag),
  card: lenient(flag),
  rengong: lenient(flag),
})
export type OpenPaymentMethods = z.output<typeof openPaymentMethods>

/** A zero is "not known": see `depositRange` below. `type` is the one that was asked for, where it is told. */
export const payRange = fieldsOf({ min_price: yuanOrZero, max_price: yuanOrZero, type: textIfAny })
export type PayRange = z.output<typeof payRange>

/** The smallest amount: a deposit of 0 makes no sense. */
export const LEAST_DEPOSIT_FEN: Fen = fen(1)

/**
 * The smallest amount worth 0.01 USDT, as one that converts to 0.00 cannot be paid: a fen buys a cent at ONE_TO_ONE. One
 * fen without a rate.
 */
export const leastForUsdt = (at: Rate): Fen => fen(Math.max(LEAST_DEPOSIT_FEN, Math.ceil(at / ONE_TO_ONE)))

/** The smallest and the largest deposit. An end that is undefined is not known: nothing is said of it. */
export type DepositRange = { minFen: Fen | undefined; maxFen: Fen | undefined }

/** 100-10000: until the server's range is loaded, and where it tells neither end. */
const DEFAULT_RANGE: DepositRange = { minFen: DEFAULT_DEPOSIT_MIN_FEN, maxFen: DEFAULT_DEPOSIT_MAX_FEN }

/** The ends of the server's range that it tells; the default where it tells none, or two that hold no amount. */
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

/** What to pay to: for USDT the address (`mch_id`), protocol (`content`) and QR; for a bank transfer an account. */
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
 * An array for bank transfers and one object otherwise; always a list in code.
 * Exported for the OpenAPI generator.
 */
export const oneOrMany = z.codec(z.optional(z.unknown()), z.array(z.unknown()), {
  decode: (wire) => (Array.isArray(wire) ? wire : isFilled(wire) ? [wire] : []),
  encode: (cards) => (cards.length === 1 && !isBankAccount(cards[0]) ? cards[0] : cards),
})

const isFilled = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null ? Object.keys(wire).length > 0 : Boolean(wire)
const isBankAccount = (card: unknown): boolean => (card as PaymentTarget).bank_no !== undefined

/** `usdt_rate` 0 is unknown, and 1 or unknown where the order is paid in 元. `paytype` may be a longer text that contains 微信 or 支付宝. */
export const depositInfo = z.object({ created_at: beijingTime, amount: yuan, usdt_rate: rate, paytype: text })
export type DepositInfo = z.output<typeof depositInfo>

const isRangeType = (told: string): boolean => PAY_RANGE_TYPES.some((type) => type === told)
const isOnlinePayment = (told: string): boolean => ONLINE_PAYMENTS.some(({ payType }) => payType === told)

type Order = { info: DepositInfo }
/** Another rate at an order in 元 would make another amount of it in whoever divides. */
const oneToOne = reported<Order>(
  'data.info.usdt_rate',
  'is not 1, and the order is paid in 元',
  ({ info }, _asked, type) => hasWrongRate(info, type),
)

const c = initContract()

export const depositContract = c.router({
  getPayWay: {
    method: 'GET',
    path: '/api/get_pay_way',
    summary: '充值方式',
    description:
      'Tells which ways to pay are open. A flag that is missing is closed. `wechat` opens WeChat and Alipay, `card` bank transfers, `pipay` online orders, and `rengong` deposits through customer service.',
    responses: { 200: successOf(openPaymentMethods) },
    metadata: forMember,
  },
  getPayRange: {
    method: 'POST',
    path: '/api/getPayRange',
    summary: '充值限额',
    description:
      'Tells the smallest and largest deposit of one way to pay, in 元. An end of 0 is unknown, and the app says nothing of it; where both are, 100 to 10,000 hold. `type` is `bank`, `alipay`, `wechat`, `usdt-erc20`, `usdt-trc20` or `ebpay`. An answer that names another `type` than was asked for is refused.',
    body: z.object({ type: z.string() }),
    responses: { 200: successOf(payRange) },
    metadata: { ...forMember, about: [names('type', isRangeType)] },
  },
  recharge: {
    method: 'POST',
    path: '/api/recharge',
    summary: '提交充值',
    description:
      'Opens a deposit order of `amount`, in 元; a backend may refuse a further one of the same way while one is open. The MESSAGE is its number, and `url` is there when it is paid on another page. `paytype` is `usdtpay`, `wxpay`, `alipay` or `bankpay`; `catepay` is the protocol of a USDT deposit. For a bank transfer `bank_owner` is the depositor and `bank` the payer’s bank; `bank_no` and `bank_address` name the receiving account that the payer chose, and may be empty. For all other ways the four are empty.',
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
    description:
      'Lists the receiving accounts for bank transfers. `remark` is what the payer must write into the transfer, so that the operator can tell payers apart; it may be missing.',
    body: z.object({}),
    responses: { 200: successOf(listOf(payBank)) },
    metadata: forMember,
  },
  payinfo: {
    method: 'POST',
    path: '/api/payinfo',
    summary: '充值订单信息',
    description:
      'Shows one deposit order of the member and where to pay. The MESSAGE is the way to pay: `bankpay`, `alipay`, `wxpay`, `usdtpay` or `ebpay`. `deposit_no` is the one that was asked for: an answer that names another is refused. `amount` is in 元, and `usdt_rate` is 元 for 1 USDT; an order that is paid in 元 (WeChat, Alipay, a bank transfer, another page) has the rate 1 or none, and its amount is never divided. `cardlist` is an array for bank transfers and one object otherwise; for USDT `mch_id` is the address and `content` the protocol, for a bank transfer `remark` is what the payer must write into it, if anything. For the hour of the order each of its answers names the same payee, and `payimg` is the same text: a QR code drawn anew, or an address signed anew, is a change to the app, which warns of it.',
    body: z.object({ deposit_no: z.string() }),
    responses: {
      200: successOf(
        z.object({ deposit_no: text, info: depositInfo, cardlist: z.pipe(oneOrMany, z.array(payCard)) }),
      ),
    },
    metadata: { ...forMember, about: [names('deposit_no'), oneToOne] },
  },
  queryOrderNo: {
    method: 'GET',
    path: '/pay/api/queryOrderNo',
    summary: '查询在线充值结果',
    description:
      'Tells what became of an online order; the app asks once on each return from the payment. A success means paid unless there is a `state`: 1 waits, 2 is paid, 3 failed, and any other says nothing; with 3 the MESSAGE may say why, in words for the player. A refusal means failed, but one of 500 to 599, and 408, 413, 425 and 429, say nothing. Nor does an answer that names another `orderNo` than was asked for.',
    query: z.object({ orderNo: z.string() }),
    responses: { 200: successOf(fieldsOf({ orderNo: textIfAny, state: countIfAny })) },
    metadata: { ...forMember, about: [names('orderNo')] },
  },
  payRecharge: {
    method: 'POST',
    path: '/pay/api/recharge',
    summary: '其他支付',
    description:
      'Opens an online order of `payAmount`, in 元, to be paid on the page at `url`. `payType` is `wxfriend`, `alipayscan`, `ecny`, `qqfee` or `unionscan`, and `username` is the member’s own. An answer may name both again: then as they were sent, or the app opens no page. A refusal says why in `msg`.',
    body: z.object({ payAmount: requiredYuan, username: z.string(), payType: z.string() }),
    responses: {
      200: successOf(z.object({ orderNo: id, url: pageAddress, username: textIfAny, payType: textIfAny })),
    },
    metadata: { ...forMember, about: [names('username'), names('payType', isOnlinePayment)] },
  },
})
