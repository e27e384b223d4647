import {
  type DepositInfo,
  depositRange,
  LEAST_DEPOSIT_FEN,
  type OpenPaymentMethods,
  type PaymentTarget,
} from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS, type DepositChannel } from '#contracts/deposit-channels.ts'
import { depositTexts } from '#contracts/messages.ts'
import { type Fen, ONE_TO_ONE, ZERO } from '#contracts/money/money.ts'
import { acceptsAmount, ONLINE_PAYMENTS, type PayInfoType } from '#contracts/payments.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { receivingAddress } from '../../data/addresses.ts'
import { RECEIVING_ACCOUNTS } from '../../data/banks.ts'
import { PAY_RANGES } from '../../data/payments.ts'
import { qrPicture } from '../../data/pictures.ts'
import { type Refusal, refuse } from '../../server/outcome.ts'
import type { SiteSettings } from '../../state/site.ts'
import type { Deposit } from '../../state/submissions.ts'
import type { NewDeposit } from './deposit.ts'
import { remarkOf } from './open-order.ts'

/** A deposit request; this file checks it, and derives what an order shows (docs/rules.md#deposits). */
export type SubmittedDeposit = {
  paytype: string
  protocol: string
  amount: Fen
  depositor: string
  bank: string
  /** The number of the receiving account. Not every client sends it. */
  account: string
}

/** The fields of an order that follow from its channel. */
export const paymentThrough = ({ method, label, catepay }: DepositChannel) => ({
  method,
  payWay: label,
  protocol: catepay,
})

/** The range of a payment type on the wire; zeros for an unknown type. */
export const rangeFor = (
  type: string,
  ranges: SiteSettings['payRanges'] = PAY_RANGES,
): { min_price: Fen; max_price: Fen } => {
  const range = Object.hasOwn(ranges, type) ? ranges[type] : undefined
  return { min_price: range?.min ?? ZERO, max_price: range?.max ?? ZERO }
}

const UNKNOWN = '暂不支持该充值方式，请选择其他方式'
const CLOSED = '该充值方式暂停使用，请选择其他方式'
const NO_ACCOUNT = '收款账户不存在或已停用，请重新选择收款账户'

/** Checks a request in the order of the form, and returns the order to open or a refusal. */
export function depositFor(
  open: OpenPaymentMethods,
  { paytype, protocol, amount, depositor, bank, account }: SubmittedDeposit,
  ranges: SiteSettings['payRanges'] = PAY_RANGES,
): Refusal | NewDeposit {
  const channel = DEPOSIT_CHANNELS.find((method) => method.paytype === paytype && method.catepay === protocol)
  if (!channel) return refuse(UNKNOWN)
  if (!open[channel.flag]) return refuse(CLOSED)
  const { minFen = LEAST_DEPOSIT_FEN, maxFen } = depositRange(rangeFor(channel.range, ranges))
  if (amount < minFen || (maxFen !== undefined && amount > maxFen))
    return refuse(depositTexts.range(minFen, maxFen))
  if (channel.flag === 'card') {
    if (depositor === '') return refuse(depositTexts.depositor)
    if (bank === '') return refuse(depositTexts.bank)
    if (account !== '' && accountsAt(account).length === 0) return refuse(NO_ACCOUNT)
  }
  const transfer =
    channel.flag === 'card' ? { note: `${depositor} ${bank}`, depositor, account } : { note: '', account: '' }
  return { ...paymentThrough(channel), amount, ...transfer }
}

/** Like `depositFor`, for an online payment with its fixed amounts or its range. */
export function onlineDepositFor(
  open: OpenPaymentMethods,
  { payType, amount }: { payType: string; amount: Fen },
): Refusal | NewDeposit {
  const option = ONLINE_PAYMENTS.find((payment) => payment.payType === payType)
  if (!option) return refuse(UNKNOWN)
  if (!open.pipay) return refuse(CLOSED)
  if (acceptsAmount(option, amount)) return { method: 'pipay', payWay: option.label, amount, note: payType }
  return refuse(
    option.kind === 'fixed'
      ? depositTexts.otherFixed(option.amountsFen)
      : depositTexts.otherRange(option.minFen, option.maxFen),
  )
}

/** The message of the order's `payinfo`: the `paytype` of its channel, or the type of methods without a channel. */
export const payInfoType = ({ method }: Deposit): PayInfoType =>
  DEPOSIT_CHANNELS.find((channel) => channel.method === method)?.paytype ??
  (method === 'pipay' ? 'ebpay' : 'bankpay')

export const orderInfo = ({ atMs, amount, usdtRate, payWay, method }: Deposit): DepositInfo => ({
  created_at: formatBeijing(atMs),
  amount,
  usdt_rate: method === 'usdt' ? usdtRate : ONE_TO_ONE,
  paytype: payWay,
})

const accountsAt = (bankNo: string) => RECEIVING_ACCOUNTS.filter(({ bank_no }) => bank_no === bankNo)

/**
 * Where to pay an order. The QR codes of 微信 and 支付宝 contain the order number and lead to no payment. A bank
 * transfer shows the account that the payer chose, or all accounts. Online and manual deposits show nothing.
 */
export function orderCards({ method, protocol, no, account, memberId }: Deposit): PaymentTarget[] {
  const noAccount = {
    bank_no: undefined,
    bank_owner: undefined,
    bank_name: undefined,
    bank_address: undefined,
    remark: undefined,
  }
  if (method === 'usdt') {
    const address = receivingAddress(protocol as Protocol, no)
    return [{ ...noAccount, mch_id: address, content: protocol, payimg: qrPicture(address) }]
  }
  if (method === 'wechat' || method === 'alipay')
    return [{ ...noAccount, mch_id: '', content: '', payimg: qrPicture(`https://pay.yunzhou.example/${no}`) }]
  if (method !== 'card') return []
  const chosen = accountsAt(account)
  return (chosen.length > 0 ? chosen : RECEIVING_ACCOUNTS).map(
    ({ bank_data: { bank_name }, ...account }) => ({
      ...account,
      bank_name,
      remark: remarkOf(memberId),
      mch_id: '',
      content: '',
      payimg: '',
    }),
  )
}
