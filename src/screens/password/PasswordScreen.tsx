import { useSearchParams } from 'react-router-dom'
import { LoginPassword } from './LoginPassword.tsx'
import { PayPassword } from './PayPassword.tsx'
import { passwordKindOf } from './password-form.ts'
import './password.css'

/** /password: the login password (type 1) or the withdrawal password (type 2). */
export function PasswordScreen() {
  const [query] = useSearchParams()
  const kind = passwordKindOf(query.get('type'))
  return kind === 'pay' ? <PayPassword /> : <LoginPassword />
}
