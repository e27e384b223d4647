import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { commonTexts } from '#contracts/texts/messages.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { useEditPayPassword } from '../../api/queries/profile.ts'
import { goBack } from '../../lib/navigation/go-back.ts'
import { toast } from '../../ui/toast/toast.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { usePasswords } from './use-passwords.ts'

/** Type 2: changes the payment password or sets the first one. Returns to the screen that required it. */
export function PayPassword() {
  const navigate = useNavigate()
  const [isFirst, setIsFirst] = useState(useLocation().state?.isFirst === true)
  const passwords = usePasswords('pay')
  const action = useEditPayPassword({
    wipe: passwords.wipe,
    onDone: () => {
      toast(commonTexts.passwordChanged, 'success')
      goBack(navigate, '/userCent')
    },
    onRefused: ({ code, message }) => {
      // The hint at the field says what to enter.
      if (code === NO_PAY_PASSWORD && !isFirst) {
        toast(message, 'error')
        setIsFirst(true)
      } else passwords.refused(message)
    },
  })
  return (
    <PasswordForm
      kind="pay"
      passwords={passwords}
      action={action}
      isFirst={isFirst}
      note="支付密码用于取款和绑定银行卡、USDT 地址，请勿与登录密码相同，也不要告诉任何人。"
    />
  )
}
