import { type Fen, grouped } from '#contracts/money/money.ts'
import './money-form.css'

type Props = {
  amounts: readonly Fen[]
  chosen?: Fen | undefined
  /** What stands on each instead of the amount alone. */
  faces?: readonly string[]
  /** Amounts that cannot be sent now. They stay in their places. */
  isDisabled?: (amount: Fen) => boolean
  onChoose: (amount: Fen) => void
}

/** `1,000`, and `1,000.50` only where there are fen. */
export const shortYuan = (amount: Fen): string => grouped(amount).replace(/\.00$/, '')

/** Round amounts to tap, below the amount field of a money form. */
export const AmountChoices = ({ amounts, chosen, faces, isDisabled, onChoose }: Props) => (
  <fieldset className="amount-choices" aria-label="快捷金额">
    {amounts.map((amount, place) => (
      <button
        key={faces?.[place] ?? amount}
        type="button"
        className="choice-face num"
        aria-pressed={faces ? undefined : amount === chosen}
        aria-label={faces ? undefined : `${grouped(amount)} 元`}
        disabled={isDisabled?.(amount)}
        onClick={() => onChoose(amount)}
      >
        {faces?.[place] ?? shortYuan(amount)}
      </button>
    ))}
  </fieldset>
)
