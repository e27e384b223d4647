import { type FormEvent, useState } from 'react'
import {
  INPUT_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '#contracts/limits.ts'
import { registerTexts } from '#contracts/texts/messages.ts'
import { CaptchaField } from '../../features/captcha/CaptchaField.tsx'
import { useCaptcha } from '../../features/captcha/use-captcha.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PayPasswordField } from '../../ui/fields/PayPasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { checkRegistration, type RegistrationFields } from './registration.ts'
import { type Term, TermLinks, TermSheet } from './Terms.tsx'
import type { RegistrationDraft } from './use-registration.ts'

const UNKNOWN = '网络异常，结果未知，账号可能已经注册成功，请先试试登录'

/** The fields of a registration. The screen holds what is typed, so that it survives a visit to the login tab. */
export function RegisterForm({ draft }: { draft: RegistrationDraft }) {
  const { fields, agreed } = draft
  const [reading, setReading] = useState<Term>()
  const { form, report, clear, errorOf } = useFieldProblem<
    keyof RegistrationFields | 'captcha' | 'agreement'
  >()
  const captcha = useCaptcha()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    clear()
    const code = captcha.typed
    const captchaProblem = captcha.check()
    const wrong = [
      ...checkRegistration(fields),
      ...(captchaProblem ? [{ field: 'captcha' as const, text: captchaProblem }] : []),
      ...(agreed ? [] : [{ field: 'agreement' as const, text: registerTexts.agreement }]),
    ]
    report(wrong)
    if (wrong.length === 0) void draft.send(code)
  }
  const field = (name: keyof RegistrationFields) => ({
    value: fields[name],
    onChange: (text: string) => {
      draft.change(name, text)
      clear(name)
    },
    error: errorOf(name),
  })
  return (
    <form className="login-form" ref={form} onSubmit={submit} noValidate>
      <TextField
        label="用户名"
        name="username"
        placeholder={`${USERNAME_MIN_CHARS}-${USERNAME_MAX_CHARS} 位字母或数字`}
        most={USERNAME_MAX_CHARS}
        autoComplete="username"
        {...field('name')}
      />
      <PasswordField
        label="登录密码"
        name="password"
        placeholder={`${PASSWORD_MIN_CHARS}-${INPUT_MAX_CHARS} 位`}
        most={INPUT_MAX_CHARS}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label="确认密码"
        name="confirm-password"
        placeholder="请再次输入登录密码"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <TextField
        label="真实姓名"
        name="realname"
        placeholder="须与取款银行卡姓名一致"
        most={INPUT_MAX_CHARS}
        autoComplete="name"
        {...field('realName')}
      />
      <PayPasswordField
        label="支付密码"
        name="pay-password"
        placeholder={`取款时使用，${PAY_PASSWORD_MIN_CHARS}-${PAY_PASSWORD_MAX_CHARS} 位`}
        most={PAY_PASSWORD_MAX_CHARS}
        isNew
        {...field('payPassword')}
      />
      <CaptchaField captcha={captcha} error={errorOf('captcha')} onChange={() => clear('captcha')} />
      <div className="login-terms">
        <Checkbox
          checked={agreed}
          onChange={(next) => {
            draft.setAgreed(next)
            clear('agreement')
          }}
          name="agreement"
          error={errorOf('agreement')}
        >
          我已年满 18 周岁，我已阅读并同意
          <TermLinks onOpen={setReading} />
        </Checkbox>
      </div>
      {draft.isUnknown && (
        <p className="t12 wait" role="alert">
          {UNKNOWN}
        </p>
      )}
      <Button type="submit" block pending={draft.locked}>
        立即注册
      </Button>
      {reading && <TermSheet term={reading} onClose={() => setReading(undefined)} />}
    </form>
  )
}
