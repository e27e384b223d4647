import { useNavigate } from 'react-router-dom'
import { NO_PAY_PASSWORD, type WalletTab } from '#contracts/codes.ts'
import { commonTexts } from '#contracts/messages.ts'
import type { ApiError } from '../../api/errors.ts'
import { goBack } from '../../lib/go-back.ts'
import { toast } from '../../ui/toast.ts'

/** After binding: back to where the member came from, the card wallet after a cold link. Who has no payment password yet is led to set one. */
export function useAfterBind(tab: WalletTab) {
  const navigate = useNavigate()
  return {
    onDone: () => {
      toast(commonTexts.bound, 'success')
      goBack(navigate, `/wallet?type=${tab}`)
    },
    onRefused: ({ code, message }: ApiError) => {
      toast(message, 'error')
      if (code === NO_PAY_PASSWORD) navigate('/password?type=2')
    },
  }
}
