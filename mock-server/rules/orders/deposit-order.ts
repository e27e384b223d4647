import { depositRange, LEAST_DEPOSIT_FEN, type OpenPaymentMethods } from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS, type DepositChannel } from '#contracts/money/deposit-channels.ts'
import { type Fen, ZERO } from '#contracts/money/money.ts'
import { acceptsAmount, ONLINE_PAYMENTS } from '#contracts/money/payments.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import type { SiteSettings } from '../../state/site.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { accountsNumbered } from './banks.ts'
import type { NewDeposit } from './deposit.ts'

/** A deposit request; this file checks it (docs/rules.md#deposits). */
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
  ranges: SiteSettings['payRanges'],
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
  ranges: SiteSettings['payRanges'],
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
    if (account !== '' && accountsNumbered(account).length === 0) return refuse(NO_ACCOUNT)
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
