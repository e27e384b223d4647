import { type ReactNode, useId } from 'react'
import { keepAmount } from '../lib/amount-text.ts'
import './money-form.css'

type Props = {
  label: string
  /** At the right end of the label's line: the range, shown before the player makes an error. */
  aside?: ReactNode
  value: string
  onChange: (text: string) => void
  /** 最大金额: fills in the largest possible amount. Without it there is no such button. */
  onMax?: () => void
  error?: string | undefined
  hint?: ReactNode
  name?: string
  readOnly?: boolean
  /** Shown while the field is empty. */
  placeholder?: string
  children?: ReactNode
}

/**
 * The amount field of a money form, in 元. `value` is the text; `parseTyped` reads it. Characters that cannot be
 * part of an amount are not accepted.
 */
export function MoneyRow({
  label,
  aside,
  value,
  onChange,
  onMax,
  error,
  hint,
  name = 'amount',
  readOnly,
  placeholder = '0.00',
  children,
}: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="money-row">
      <div className="money-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="money-amount">
        <span className="t20 muted" aria-hidden="true">
          ¥
        </span>
        <input
          id={id}
          name={name}
          className="num"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={placeholder}
          maxLength={14}
          readOnly={readOnly}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(keepAmount(event.currentTarget.value, value))}
        />
        {onMax && (
          <button type="button" className="pill soft" onClick={onMax}>
            最大金额
          </button>
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'money-note' : 'money-note red'}>
          {note}
        </p>
      )}
      {children}
    </div>
  )
}
