import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { hintFor, readTyped, refuseLines } from '#contracts/money/typed-amount.ts'
import { useAnnouncedField } from '../toast/announce.ts'
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
  /** What speaks against the amount; announced once the typing pauses. */
  doubt?: string | undefined
  name?: string
  readOnly?: boolean
  /** Shown while the field is empty. */
  placeholder?: string
  children?: ReactNode
}

/**
 * The amount field of a money form, in 元. It holds what was typed, and never rewrites it: `parseTyped` reads the text, and
 * below the field stands what it was read as, or why it cannot be read.
 */
export function MoneyRow({
  label,
  aside,
  value,
  onChange,
  onMax,
  error,
  hint,
  doubt,
  name = 'amount',
  readOnly,
  placeholder = '0.00',
  children,
}: Props) {
  const id = useId()
  const [refusedAt, setRefusedAt] = useState<string>()
  const read = readTyped(value)
  const show = (fen: number) => formatYuan(fen as Fen)
  const told = hintFor(value, read, show, refusedAt)
  const isWrong = told.isWrong || error !== undefined
  // Told as the player types. The error of a submit is told by its toast.
  const isTold = told.isWrong ? told.words !== error : error === undefined
  const note = told.isWrong && isTold ? undefined : (error ?? doubt ?? hint)
  // A point at the end says that more is to come.
  const isHalf = /[.,。．]$/.test(value.trim())
  const heard = [isTold && told.words, error === undefined && doubt]
  useAnnouncedField(
    value,
    isHalf ? '' : heard.filter(Boolean).join('，'),
    isHalf || typeof read !== 'number' ? '' : `识别为 ${show(read)}`,
  )
  const refuse = (event: ClipboardEvent | DragEvent) => {
    if (refuseLines(event)) setRefusedAt(value)
  }
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
          readOnly={readOnly}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-told${note === undefined ? '' : ` ${id}-note`}`}
          onPaste={refuse}
          onDrop={refuse}
          onChange={(event) => {
            setRefusedAt(undefined)
            onChange(event.currentTarget.value)
          }}
        />
        {onMax && (
          <button type="button" className="pill soft" onClick={onMax}>
            最大金额
          </button>
        )}
      </div>
      <p id={`${id}-told`} className={isWrong ? 'money-note bad' : 'money-note num'}>
        {isTold && told.words}
      </p>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'money-note' : 'money-note bad'}>
          {note}
        </p>
      )}
      {children}
    </div>
  )
}
