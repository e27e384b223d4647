import { type FormEvent, useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { loginTexts } from '#contracts/texts/messages.ts'
import { captchaCode, loginName, tooLong } from '#contracts/texts/typed-texts.ts'
import { useLogin } from '../../api/queries/session.ts'
import { CaptchaField } from '../../features/captcha/CaptchaField.tsx'
import { useCaptcha } from '../../features/captcha/use-captcha.ts'
import { storage } from '../../lib/device/storage.ts'
import { problemsOf } from '../../lib/field-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { Link } from '../../ui/Link.tsx'
import { toast } from '../../ui/toast/toast.ts'

/** Remember-me stores the account name on this phone, never a password (docs/faults.md#remember-me). */
function keepName(name: string | undefined): void {
  if (name === undefined || tooLong('', name, INPUT_MAX_CHARS) !== undefined) storage.remove('yz:remember')
  else storage.set('yz:remember', name)
}

type Props = {
  /** The account name in the field. The screen holds it, so that it survives a visit to the registration tab. */
  name: string
  onName: (name: string) => void
  onRegister: () => void
}

export function LoginForm({ name, onName, onRegister }: Props) {
  const remembered = storage.get('yz:remember')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(remembered !== undefined)
  const { form, report, clear, errorOf } = useFieldProblem<'account' | 'password' | 'captcha'>()
  const captcha = useCaptcha()
  const login = useLogin({
    onDone: (message) => {
      keepName(remember ? loginName(name) : undefined)
      toast(message || '登录成功', 'success')
    },
    onRefused: ({ message }) => report({ field: 'password', text: message }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    clear()
    const account = loginName(name)
    const code = captcha.typed
    const wrong = problemsOf<'account' | 'password' | 'captcha'>([
      ['account', account === '' && loginTexts.required],
      ['password', password === '' && loginTexts.required],
      ['captcha', captcha.check()],
    ])
    report(wrong)
    if (wrong.length > 0) return
    void login.run({ name: account, password, code: captchaCode(code) })
  }

  return (
    <form className="login-form" ref={form} onSubmit={submit} noValidate>
      <TextField
        label="账号"
        name="username"
        placeholder="请输入账号"
        autoComplete="username"
        value={name}
        onChange={(text) => {
          onName(text)
          clear('account')
        }}
        most={INPUT_MAX_CHARS}
        data-untyped={name === remembered || undefined}
        error={errorOf('account')}
      />
      <PasswordField
        label="密码"
        name="password"
        placeholder="请输入密码"
        autoComplete="current-password"
        value={password}
        onChange={(text) => {
          setPassword(text)
          clear('password')
        }}
        most={INPUT_MAX_CHARS}
        error={errorOf('password')}
      />
      <CaptchaField captcha={captcha} error={errorOf('captcha')} onChange={() => clear('captcha')} />
      <div className="row login-options">
        <Checkbox checked={remember} onChange={setRemember} name="remember">
          记住账号
        </Checkbox>
        <button type="button" className="login-switch" onClick={onRegister}>
          还没有账号？去注册
        </button>
      </div>
      <Button type="submit" block pending={login.locked}>
        登录
      </Button>
      <Link className="login-forgot t12" to="/kefu">
        忘记密码？请联系在线客服重置
      </Link>
    </form>
  )
}
