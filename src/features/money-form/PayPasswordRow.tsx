import { useId } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { ForgotPayPassword } from '../../ui/ForgotPayPassword.tsx'
import { useAnnouncedField } from '../../ui/toast/announce.ts'
import { useDigitKeypad } from '../../ui/use-digit-keypad.tsx'
import { useShownPassword } from '../../ui/use-shown-password.tsx'
import '../../ui/money/money-form.css'

type Props = {
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  readOnly?: boolean
}

/** `PayPasswordField` as a row of a money form. */
export function PayPasswordRow({ value, onChange, error: problem, readOnly }: Props) {
  const { type, eye } = useShownPassword(value)
  const { toggle, inputMode, ref } = useDigitKeypad()
  const id = useId()
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
          type={type}
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
        {eye}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className="money-note bad">
          {error}
        </p>
      )}
    </div>
  )
}
