import type { OpenPaymentMethods } from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS, type DepositChannel } from '#contracts/money/deposit-channels.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import type { Protocol } from '#contracts/wire/codes.ts'

/** A payment method as the member chooses it (docs/rules.md#payment-methods). */
export type PaymentMethodInfo = {
  method: PaymentMethod
  flag: keyof OpenPaymentMethods
  label: string
  note: string
}

const METHODS: readonly PaymentMethodInfo[] = [
  { method: 'usdt', flag: 'usdt', label: 'USDT', note: '链上转账' },
  { method: 'wechat', flag: 'wechat', label: '微信支付', note: '扫码付款' },
  { method: 'alipay', flag: 'wechat', label: '支付宝', note: '扫码付款' },
  { method: 'card', flag: 'card', label: '银行卡转账', note: '后台审核' },
  { method: 'pipay', flag: 'pipay', label: '其他支付', note: '在线付款' },
  { method: 'rengong', flag: 'rengong', label: '人工充值', note: '客服办理' },
]

/** The open methods; a closed one is not shown. */
export const openMethods = (flags: OpenPaymentMethods): PaymentMethodInfo[] =>
  METHODS.filter(({ flag }) => flags[flag])

/** What POST /api/recharge takes for a method. Online payment and manual deposits do not use that call. */
export const channelOf = (method: PaymentMethod, protocol: Protocol): DepositChannel | undefined =>
  DEPOSIT_CHANNELS.find(
    (channel) => channel.method === method && (method !== 'usdt' || channel.catepay === protocol),
  )
