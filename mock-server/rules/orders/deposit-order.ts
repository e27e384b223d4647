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

/** The checks of a deposit request, and what an order shows (docs/rules.md#deposits). */
export type SubmittedDeposit = {
  paytype: string
  protocol: string
  amount: Fen
  depositor: string
  bank: string
  /** The number of the receiving account. Not every front end sends it. */
  account: string
}

/** What an order through a channel records of it. */
export const paymentThrough = ({ method, label, catepay }: DepositChannel) => ({
  method,
  payWay: label,
  protocol: catepay,
})

/** The range of one payment type. An unknown type has none, which is zeros on the wire. */
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

/** Checks a request in the order of the form, and returns the order to open. */
export function depositFor(
  open: OpenPaymentMethods,
  { paytype, protocol, amount, depositor, bank, account }: SubmittedDeposit,
  ranges: SiteSettings['payRanges'] = PAY_RANGES,
): Refusal | NewDeposit {
  const chosen = DEPOSIT_CHANNELS.find((method) => method.paytype === paytype && method.catepay === protocol)
  if (!chosen) return refuse(UNKNOWN)
  if (!open[chosen.flag]) return refuse(CLOSED)
  const { minFen = LEAST_DEPOSIT_FEN, maxFen } = depositRange(rangeFor(chosen.range, ranges))
  if (amount < minFen || (maxFen !== undefined && amount > maxFen))
    return refuse(depositTexts.range(minFen, maxFen))
  if (chosen.flag === 'card') {
    if (depositor === '') return refuse(depositTexts.depositor)
    if (bank === '') return refuse(depositTexts.bank)
    if (account !== '' && accountsAt(account).length === 0) return refuse(NO_ACCOUNT)
  }
  const transfer =
    chosen.flag === 'card' ? { note: `${depositor} ${bank}`, depositor, account } : { note: '', account: '' }
  return { ...paymentThrough(chosen), amount, ...transfer }
}

/** The same for an online payment, with its fixed amounts or its range. */
export function onlineDepositFor(
  open: OpenPaymentMethods,
  { payType, amount }: { payType: string; amount: Fen },
): Refusal | NewDeposit {
  const chosen = ONLINE_PAYMENTS.find((payment) => payment.payType === payType)
  if (!chosen) return refuse(UNKNOWN)
  if (!open.pipay) return refuse(CLOSED)
  if (acceptsAmount(chosen, amount)) return { method: 'pipay', payWay: chosen.label, amount, note: payType }
  return refuse(
    chosen.kind === 'fixed'
      ? depositTexts.otherFixed(chosen.amountsFen)
      : depositTexts.otherRange(chosen.minFen, chosen.maxFen),
  )
}

/** The message of the order's `payinfo`. Only methods with a channel are asked for by their own `paytype`. */
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
 * Where to pay. The QR codes of 微信 and 支付宝 name the order and lead to no payment. A bank transfer goes to the account
 * that its payer named, or to any. Online and manual deposits are paid elsewhere and show nothing.
 */
export function orderCards({ method, protocol, no, account, memberId }: Deposit): PaymentTarget[] {
  const plain = {
    bank_no: undefined,
    bank_owner: undefined,
    bank_name: undefined,
    bank_address: undefined,
    remark: undefined,
  }
  if (method === 'usdt') {
    const address = receivingAddress(protocol as Protocol, no)
    return [{ ...plain, mch_id: address, content: protocol, payimg: qrPicture(address) }]
  }
  if (method === 'wechat' || method === 'alipay')
    return [{ ...plain, mch_id: '', content: '', payimg: qrPicture(`https://pay.yunzhou.example/${no}`) }]
  if (method !== 'card') return []
  const named = accountsAt(account)
  return (named.length > 0 ? named : RECEIVING_ACCOUNTS).map(({ bank_data: { bank_name }, ...account }) => ({
    ...account,
    bank_name,
    remark: remarkOf(memberId),
    mch_id: '',
    content: '',
    payimg: '',
  }))
}
