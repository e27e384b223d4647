import { useNavigate } from 'react-router-dom'
import { commonTexts } from '#contracts/texts/messages.ts'
import { useEditPassword } from '../../api/queries/profile.ts'
import { toast } from '../../ui/toast/toast.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { usePasswords } from './use-passwords.ts'

/** Type 1. A success logs the member out on every device and leads to /login. */
export function LoginPassword() {
  const navigate = useNavigate()
  const passwords = usePasswords('login')
  const action = useEditPassword({
    wipe: passwords.wipe,
    onDone: () => {
      toast(commonTexts.passwordChanged, 'success')
      navigate('/login', { replace: true })
    },
    onRefused: ({ message }) => passwords.refused(message),
  })
  return (
    <PasswordForm
      kind="login"
      passwords={passwords}
      action={action}
      note="修改成功后需要用新密码重新登录。"
    />
  )
}
