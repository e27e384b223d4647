import type { OpenPaymentMethods } from '../deposit.ts'
import type { PayInfoType, PaymentMethod, PayRangeType } from './payments.ts'

export type DepositChannel = {
  method: PaymentMethod
  /** The flag of get_pay_way that opens the channel. */
  flag: keyof OpenPaymentMethods
  label: string
  /**
   * `paytype` of recharge, and the message of the `payinfo` that follows. We chose the values; no backend has
   * confirmed them yet.
   */
  paytype: PayInfoType
  /** `catepay` of recharge: the protocol for USDT, '' for all others. */
  catepay: '' | 'TRC20' | 'ERC20'
  range: PayRangeType
}

/** The channels of `POST /api/recharge`. `pipay` uses ONLINE_PAYMENTS instead, and `rengong` customer service. */
export const DEPOSIT_CHANNELS = [
  {
    method: 'usdt',
    flag: 'usdt',
    label: 'USDT-TRC20',
    paytype: 'usdtpay',
    catepay: 'TRC20',
    range: 'usdt-trc20',
  },
  {
    method: 'usdt',
    flag: 'usdt',
    label: 'USDT-ERC20',
    paytype: 'usdtpay',
    catepay: 'ERC20',
    range: 'usdt-erc20',
  },
  { method: 'wechat', flag: 'wechat', label: '微信支付', paytype: 'wxpay', catepay: '', range: 'wechat' },
  { method: 'alipay', flag: 'wechat', label: '支付宝', paytype: 'alipay', catepay: '', range: 'alipay' },
  { method: 'card', flag: 'card', label: '银行卡转账', paytype: 'bankpay', catepay: '', range: 'bank' },
] as const satisfies readonly DepositChannel[]
