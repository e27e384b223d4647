import { useNavigate } from 'react-router-dom'
import { commonTexts } from '#contracts/texts/messages.ts'
import { NO_PAY_PASSWORD, type WalletTab } from '#contracts/wire/codes.ts'
import type { ApiError } from '../../api/core/client/errors.ts'
import { isAboutPayPassword } from '../../api/queries/money/pay-password.ts'
import { goBack } from '../../lib/navigation/go-back.ts'
import { cardsPath, PAY_PASSWORD_PATH, TO_SET_FIRST } from '../../lib/navigation/links.ts'
import { toast } from '../../ui/toast/toast.ts'

/**
 * After binding: back to the previous screen, or to /wallet if the form was opened directly. Without a payment
 * password the member is led to set one. `onWrongPassword` marks the field of a refused password.
 */
export function useAfterBind(tab: WalletTab, onWrongPassword: (text: string) => void) {
  const navigate = useNavigate()
  return {
    onDone: () => {
      toast(commonTexts.bound, 'success')
      goBack(navigate, cardsPath(tab))
    },
    onRefused: (refusal: ApiError) => {
      const { code, message } = refusal
      toast(message, 'error')
      if (isAboutPayPassword(refusal)) onWrongPassword(message)
      if (code === NO_PAY_PASSWORD) navigate(PAY_PASSWORD_PATH, TO_SET_FIRST)
    },
  }
}
