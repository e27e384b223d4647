import { type Fen, wholeYuan } from './money.ts'

/** `type` of getPayRange. */
export const PAY_RANGE_TYPES = ['bank', 'alipay', 'wechat', 'usdt-erc20', 'usdt-trc20', 'ebpay'] as const
export type PayRangeType = (typeof PAY_RANGE_TYPES)[number]

/** The message of a successful `payinfo`. */
export const PAY_INFO_TYPES = ['bankpay', 'alipay', 'wxpay', 'usdtpay', 'ebpay'] as const
export type PayInfoType = (typeof PAY_INFO_TYPES)[number]

/** How a member pays. The flag `wechat` of get_pay_way opens two of them (docs/rules.md#payment-methods). */
export type PaymentMethod = 'usdt' | 'wechat' | 'alipay' | 'card' | 'pipay' | 'rengong'

const yuanList = (...amounts: number[]): Fen[] => amounts.map(wholeYuan)

export type OnlinePayment = { payType: string; label: string } & (
  | { kind: 'range'; minFen: Fen; maxFen: Fen }
  | { kind: 'fixed'; amountsFen: readonly Fen[] }
)

/**
 * The options of `POST /pay/api/recharge` and their amounts. We chose the `payType` values; no backend has
 * confirmed them yet.
 */
export const ONLINE_PAYMENTS: readonly OnlinePayment[] = [
  { payType: 'wxfriend', label: '微信好友', kind: 'range', minFen: wholeYuan(200), maxFen: wholeYuan(2000) },
  {
    payType: 'alipayscan',
    label: '支付宝扫码',
    kind: 'fixed',
    amountsFen: yuanList(100, 200, 300, 500, 800, 1000, 2000, 3000),
  },
  { payType: 'ecny', label: '数字人民币', kind: 'range', minFen: wholeYuan(100), maxFen: wholeYuan(5000) },
  { payType: 'qqfee', label: 'QQ话费', kind: 'range', minFen: wholeYuan(100), maxFen: wholeYuan(200) },
  { payType: 'unionscan', label: '银联扫码', kind: 'fixed', amountsFen: yuanList(30, 50) },
]

/** Whether the online payment accepts this amount. */
export const acceptsAmount = (payment: OnlinePayment, amount: Fen): boolean =>
  payment.kind === 'fixed'
    ? payment.amountsFen.includes(amount)
    : payment.minFen <= amount && amount <= payment.maxFen

/** Where a deposit is paid: on our page (/payInfo), to an account, or on another site. */
export type PaidAt = 'order' | 'account' | 'elsewhere'

const BY_TYPE: Record<PayInfoType, PaidAt> = {
  usdtpay: 'order',
  wxpay: 'order',
  alipay: 'order',
  bankpay: 'account',
  ebpay: 'elsewhere',
}
const isPayInfoType = (type: string): type is PayInfoType => Object.hasOwn(BY_TYPE, type)

/** Bank transfers, and deposits that customer service credits. */
const PAID_TO_ACCOUNT = /银行|人工/
/** Paid on /payInfo. An empty text counts too, because that page learns the type from its own call. */
const HAS_ORDER_PAGE = /USDT|微信|支付宝|^$/i

/**
 * Where an order is paid. `type`, the message of its `payinfo`, decides if it is known, otherwise `payWay`, the
 * text of a record. The labels of ONLINE_PAYMENTS come first, because some contain 微信 or 支付宝 without being that
 * method.
 */
export function paidAt(payWay: string, type = ''): PaidAt {
  if (isPayInfoType(type)) return BY_TYPE[type]
  if (ONLINE_PAYMENTS.some(({ label }) => label === payWay.trim())) return 'elsewhere'
  if (PAID_TO_ACCOUNT.test(payWay)) return 'account'
  return HAS_ORDER_PAGE.test(payWay) ? 'order' : 'elsewhere'
}
