import { plain } from '#contracts/money/money.ts'
import { AmountChoices, shortYuan } from '../../ui/money/AmountChoices.tsx'
import { MoneyRow } from '../../ui/money/MoneyRow.tsx'
import { Choices } from './Choices.tsx'
import { type AmountLimits, amountIn, quickAmounts } from './deposit-form.ts'

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
        className="amount-choices"
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
  const { minFen, maxFen, words } = limits
  return (
    <MoneyRow
      label="充值金额"
      aside={<span className="t12 muted num">{words}</span>}
      value={typed}
      onChange={onType}
      error={error}
    >
      <AmountChoices
        amounts={quickAmounts(minFen, maxFen)}
        chosen={chosen}
        onChoose={(amount) => onType(plain(amount))}
      />
    </MoneyRow>
  )
}
