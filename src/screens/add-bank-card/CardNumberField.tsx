import { CARD_NO_MAX_CHARS, CARD_NO_MIN_CHARS } from '#contracts/limits.ts'
import { cardNumberProblem } from '#contracts/money/payees.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { groupDigits, numberAfterEdit } from './card-number.ts'

type Props = {
  /** The digits as they are sent. If the number in a pasted text is ambiguous, the pasted text. */
  value: string
  onChange: (number: string) => void
  error: string | undefined
  readOnly: boolean
}

/** A card number, shown in groups of four. */
export function CardNumberField({ value, onChange, error, readOnly }: Props) {
  const problem = cardNumberProblem(value)
  return (
    <TextField
      label="银行卡号"
      name="card-number"
      inputMode="numeric"
      placeholder="请输入银行卡号"
      aside={/^\d+$/.test(value) && <span className="t12 muted num">{`${value.length} 位`}</span>}
      hint={`${CARD_NO_MIN_CHARS}-${CARD_NO_MAX_CHARS} 位数字`}
      clean={(raw) => numberAfterEdit(raw, value)}
      show={groupDigits}
      value={value}
      onChange={onChange}
      error={problem ?? error}
      readOnly={readOnly}
    />
  )
}
