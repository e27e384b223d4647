import { registerTexts } from '#contracts/texts/messages.ts'
import { isWeakPayPassword } from '#contracts/texts/typed-texts.ts'
import { ForgotPayPassword } from '../ForgotPayPassword.tsx'
import { useAnnouncedField } from '../toast/announce.ts'
import { useDigitKeypad } from '../use-digit-keypad.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

type Props = Omit<PasswordFieldProps, 'autoComplete' | 'aside' | 'inputMode' | 'ref'> & {
  /** The password is set here, so a weak one is named. */
  isNew?: boolean
  /** The password that the member has is asked for. */
  canBeForgotten?: boolean
}

/**
 * A payment password. No password manager fills it in or saves it, and the player may choose a keypad of digits.
 * A weak new one is named, and not refused: the specification asks for its length alone.
 */
export function PayPasswordField({ isNew, canBeForgotten, hint, ...props }: Props) {
  const { toggle, inputMode, ref } = useDigitKeypad()
  const isWeak = isNew === true && isWeakPayPassword(props.value)
  useAnnouncedField(props.value, isWeak ? registerTexts.weakPayPassword : '')
  return (
    <PasswordField
      {...props}
      ref={ref}
      inputMode={inputMode}
      autoComplete="off"
      hint={isWeak ? <span className="wait">{registerTexts.weakPayPassword}</span> : hint}
      aside={
        <span className="row" style={{ gap: 16 }}>
          {canBeForgotten && <ForgotPayPassword />}
          {toggle}
        </span>
      }
    />
  )
}
