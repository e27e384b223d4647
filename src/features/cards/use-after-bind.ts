import { useNavigate } from 'react-router-dom'
import { NO_PAY_PASSWORD, type WalletTab } from '#contracts/codes.ts'
import { commonTexts } from '#contracts/messages.ts'
import type { ApiError } from '../../api/core/errors.ts'
import { isAboutPayPassword } from '../../api/queries/pay-password.ts'
import { goBack } from '../../lib/go-back.ts'
import { toast } from '../../ui/toast.ts'

/**
 * After binding: back to where the member came from, the card wallet after a cold link. Who has no payment password yet is led to set one;
 * `onWrongPassword` marks the field of one that was refused.
 */
export function useAfterBind(tab: WalletTab, onWrongPassword: (text: string) => void) {
  const navigate = useNavigate()
  return {
    onDone: () => {
      toast(commonTexts.bound, 'success')
      goBack(navigate, `/wallet?type=${tab}`)
    },
    onRefused: (refusal: ApiError) => {
      const { code, message } = refusal
      toast(message, 'error')
      if (isAboutPayPassword(refusal)) onWrongPassword(message)
      if (code === NO_PAY_PASSWORD) navigate('/password?type=2')
    },
  }
}
