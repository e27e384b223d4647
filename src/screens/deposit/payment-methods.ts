import type { Protocol } from '#contracts/codes.ts'
import type { OpenPaymentMethods } from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS, type DepositChannel } from '#contracts/payments.ts'

/**
 * A payment method as the member chooses it. The flag `wechat` opens two of them (docs/rules.md#payment-methods).
 */
export type PaymentMethod = 'usdt' | 'wechat' | 'alipay' | 'card' | 'pipay' | 'rengong'

export type PaymentMethodInfo = {
  way: PaymentMethod
  flag: keyof OpenPaymentMethods
  label: string
  note: string
}

const WAYS: readonly PaymentMethodInfo[] = [
  { way: 'usdt', flag: 'usdt', label: 'USDT', note: '链上到账' },
  { way: 'wechat', flag: 'wechat', label: '微信支付', note: '扫码付款' },
  { way: 'alipay', flag: 'wechat', label: '支付宝', note: '扫码付款' },
  { way: 'card', flag: 'card', label: '银行卡转账', note: '人工审核' },
  { way: 'pipay', flag: 'pipay', label: '其他支付', note: '在线付款' },
  { way: 'rengong', flag: 'rengong', label: '人工充值', note: '客服办理' },
]

/** The open methods; a closed one is not shown. */
export const openMethods = (flags: OpenPaymentMethods): PaymentMethodInfo[] =>
  WAYS.filter(({ flag }) => flags[flag])

const PAYTYPES = { wechat: 'wxpay', alipay: 'alipay', card: 'bankpay' } as const

/** What POST /api/recharge takes for a method. Online payment and manual deposits do not use that call. */
export function channelOf(way: PaymentMethod, protocol: Protocol): DepositChannel | undefined {
  if (way === 'pipay' || way === 'rengong') return undefined
  if (way === 'usdt') return DEPOSIT_CHANNELS.find(({ catepay }) => catepay === protocol)
  return DEPOSIT_CHANNELS.find(({ paytype }) => paytype === PAYTYPES[way])
}
