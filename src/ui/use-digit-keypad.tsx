import { useRef, useState } from 'react'

/** An iPhone reads `inputMode` as a field gets the focus, so a focused one loses it first, within the tap. The caret stays. */
function setKeypad(field: HTMLInputElement, inputMode: 'numeric' | ''): void {
  const { selectionStart, selectionEnd } = field
  field.blur()
  field.inputMode = inputMode
  field.focus({ preventScroll: true })
  field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * The keypad of a password that is mostly digits but may contain letters: the player chooses it. Give `ref` and
 * `inputMode` to the input; `toggle` is the button, which says what a tap brings.
 */
export function useDigitKeypad() {
  const [digits, setDigits] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const toggle = (
    <button
      type="button"
      className="pill"
      onClick={() => {
        setDigits(!digits)
        if (ref.current) setKeypad(ref.current, digits ? '' : 'numeric')
      }}
    >
      {digits ? '全键盘' : '数字键盘'}
    </button>
  )
  return { ref, inputMode: digits ? ('numeric' as const) : undefined, toggle }
}
