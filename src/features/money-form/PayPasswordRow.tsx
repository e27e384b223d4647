import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { tooLong } from '#contracts/typed-texts.ts'
import { ForgotPayPassword } from '../../ui/ForgotPayPassword.tsx'
import { useAnnouncedField } from '../../ui/toast/announce.ts'
import { useDigitKeypad } from '../../ui/use-digit-keypad.tsx'
import '../../ui/money/money-form.css'

type Props = {
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  readOnly?: boolean
}

/**
 * The payment password of a money form. It is never filled in from the login password, and may be pasted. The text is
 * hidden again whenever the field becomes empty. Payment passwords may contain letters, so players choose between a
 * keypad of digits and the full keyboard.
 */
export function PayPasswordRow({ value, onChange, error: problem, readOnly }: Props) {
  const [shown, setShown] = useState(false)
  const { toggle, inputMode, ref } = useDigitKeypad()
  const id = useId()
  const visible = shown && value !== ''
  const error = problem ?? tooLong('支付密码', value, INPUT_MAX_CHARS)
  useAnnouncedField(value, error)
  return (
    <div className="money-row">
      <div className="money-label">
        <label htmlFor={id}>支付密码</label>
        <ForgotPayPassword />
      </div>
      <div className="money-amount">
        <input
          id={id}
          ref={ref}
          name="pay-password"
          type={visible ? 'text' : 'password'}
          className="money-password"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder="请输入支付密码"
          readOnly={readOnly}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {toggle}
        <button
          type="button"
          className="icon-btn money-eye"
          aria-label={visible ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!visible)}
        >
          {visible ? <EyeOff size={20} /> : <Eye size={20} />}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className="money-note red">
          {error}
        </p>
      )}
    </div>
  )
}
