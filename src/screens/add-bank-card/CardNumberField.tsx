import { useLayoutEffect, useRef } from 'react'
import { CARD_NO_MAX_CHARS, CARD_NO_MIN_CHARS } from '#contracts/limits.ts'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { caretAfter, digitsOf, groupDigits } from './card-number.ts'

type Props = {
  /** Digits only, as they are sent. */
  value: string
  onChange: (digits: string) => void
  error: string | undefined
  readOnly: boolean
}

/** A card number, shown in groups of four. `value` has digits only, and the caret stays where the user typed. */
export function CardNumberField({ value, onChange, error, readOnly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = undefined
    if (at !== undefined && document.activeElement === input.current) input.current?.setSelectionRange(at, at)
  })
  const type = (text: string) => {
    const left = input.current?.selectionStart ?? text.length
    caret.current = caretAfter(digitsOf(text.slice(0, left)).length)
    onChange(digitsOf(text))
  }
  return (
    <TextField
      ref={input}
      label="银行卡号"
      name="card-number"
      inputMode="numeric"
      placeholder="请输入银行卡号"
      maxLength={48}
      aside={value.length > 0 && <span className="t12 muted num">{`${value.length} 位`}</span>}
      hint={`${CARD_NO_MIN_CHARS}-${CARD_NO_MAX_CHARS} 位数字`}
      value={groupDigits(value)}
      onChange={type}
      error={error}
      readOnly={readOnly}
    />
  )
}
