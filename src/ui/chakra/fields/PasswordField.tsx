import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'rows' | 'autoComplete'> & {
  /** `off` for a payment password: the login password must never be filled in there. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password with show/hide. Pasting is allowed. It hides itself again when its value is emptied. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const visible = shown && props.value !== ''
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="icon-btn"
          aria-label={visible ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!visible)}
        >
          {visible ? <EyeOff size={20} /> : <Eye size={20} />}
        </button>
      }
    />
  )
}
