import { useShownPassword } from '../use-shown-password.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'rows' | 'autoComplete'> & {
  /** `off` for a payment password: the login password must never be filled in there. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password with show/hide. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { type, eye } = useShownPassword(props.value)
  return <TextField {...props} type={type} end={eye} />
}
