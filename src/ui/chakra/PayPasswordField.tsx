import { useDigitKeypad } from '../use-digit-keypad.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

/** A payment password. No password manager fills it in or saves it, and the player may choose a keypad of digits. */
export function PayPasswordField(
  props: Omit<PasswordFieldProps, 'autoComplete' | 'aside' | 'inputMode' | 'ref'>,
) {
  const { toggle, inputMode, ref } = useDigitKeypad()
  return <PasswordField {...props} ref={ref} inputMode={inputMode} autoComplete="off" aside={toggle} />
}
