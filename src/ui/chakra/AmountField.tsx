import type { ReactNode } from 'react'
import { keepAmount } from '../../lib/amount-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type AmountFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'rows' | 'start' | 'end' | 'maxLength'
> & {
  /** The max button, at the right end of the field. */
  onMax?: () => void
  /** 最大金额 by default. */
  maxText?: ReactNode
}

/**
 * An amount in 元. `value` is the text; `parseTyped` of contracts/money.ts reads it. What cannot become an
 * amount (letters, a third decimal, 1e3) is not accepted; full-width digits become plain ones.
 */
export function AmountField({ onMax, maxText = '最大金额', onChange, ...rest }: AmountFieldProps) {
  return (
    <TextField
      placeholder="0.00"
      {...rest}
      big
      start="¥"
      inputMode="decimal"
      maxLength={12}
      onChange={(text) => onChange(keepAmount(text, rest.value))}
      end={
        onMax && (
          <button type="button" className="pill soft" style={{ marginRight: 8 }} onClick={onMax}>
            {maxText}
          </button>
        )
      }
    />
  )
}
