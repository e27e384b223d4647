import { ONLINE_PAYMENTS, type OnlinePayment } from '#contracts/money/payments.ts'
import { shortYuan } from '../../ui/money/AmountChoices.tsx'
import { Choices } from './Choices.tsx'

const amountsOf = (payment: OnlinePayment): string =>
  payment.kind === 'range'
    ? `${shortYuan(payment.minFen)} - ${shortYuan(payment.maxFen)} 元`
    : `固定 ${payment.amountsFen.length} 种面额`

/** The five options of online payment, each with its limits (docs/rules.md#other-payments). */
export function OnlinePart({ value, onChange }: { value: string; onChange: (payType: string) => void }) {
  return (
    <Choices
      legend="支付通道"
      className="deposit-pair"
      options={ONLINE_PAYMENTS.map((payment) => ({
        value: payment.payType,
        face: (
          <>
            <b>{payment.label}</b>
            <span className="t12 muted num">{amountsOf(payment)}</span>
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
