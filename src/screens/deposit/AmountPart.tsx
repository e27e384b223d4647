import { grouped, plain } from '#contracts/money.ts'
import { MoneyRow } from '../../ui/MoneyRow.tsx'
import { Choices } from './Choices.tsx'
import { type AmountLimits, amountIn, quickAmounts, shortYuan } from './deposit-form.ts'

type Props = {
  limits: AmountLimits
  typed: string
  onType: (text: string) => void
  error: string | undefined
}

/** The amount in 元: typed, or tapped where only fixed amounts are accepted. The limits show before any error. */
export function AmountPart({ limits, typed, onType, error }: Props) {
  const chosen = amountIn(limits, typed)
  if (limits.kind === 'fixed') {
    return (
      <Choices
        legend="充值金额"
        className="deposit-amounts"
        options={limits.amountsFen.map((amount) => ({
          value: plain(amount),
          face: <span className="num">{shortYuan(amount)}</span>,
        }))}
        value={chosen === undefined ? undefined : plain(chosen)}
        onChange={onType}
        error={error}
      />
    )
  }
  const { minFen, maxFen } = limits
  return (
    <MoneyRow
      label="充值金额"
      aside={
        <span className="t12 muted num">
          单笔 {shortYuan(minFen)} - {shortYuan(maxFen)} 元
        </span>
      }
      value={typed}
      onChange={onType}
      error={error}
    >
      <fieldset className="deposit-amounts" aria-label="快捷金额">
        {quickAmounts(minFen, maxFen).map((amount) => (
          <button
            key={amount}
            type="button"
            className="choice-face num"
            aria-pressed={amount === chosen}
            aria-label={`${grouped(amount)} 元`}
            onClick={() => onType(plain(amount))}
          >
            {shortYuan(amount)}
          </button>
        ))}
      </fieldset>
    </MoneyRow>
  )
}
