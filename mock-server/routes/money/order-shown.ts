import type { DepositInfo, PaymentTarget } from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { ONE_TO_ONE } from '#contracts/money/money.ts'
import type { PayInfoType } from '#contracts/money/payments.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { receivingAddress } from '../../data/addresses.ts'
import { qrPicture } from '../../data/pictures.ts'
import { accountsNumbered, RECEIVING_ACCOUNTS } from '../../rules/orders/banks.ts'
import { remarkOf } from '../../rules/orders/open-order.ts'
import type { Deposit } from '../../state/submissions.ts'

/** What a deposit order shows (docs/rules.md#deposits). */

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
    return [{ ...noAccount, mch_id: '', content: '', payimg: qrPicture(`https://pay.demo.example/${no}`) }]
  if (method !== 'card') return []
  const chosen = accountsNumbered(account)
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
