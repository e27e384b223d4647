import { type FormEvent, useState } from 'react'
import { registerTexts } from '#contracts/messages.ts'
import { useRegister } from '../../api/queries/session.ts'
import { CaptchaField } from '../../features/captcha/CaptchaField.tsx'
import { useCaptcha } from '../../features/captcha/use-captcha.ts'
import { Button } from '../../ui/chakra/Button.tsx'
import { Checkbox } from '../../ui/chakra/Checkbox.tsx'
import { PasswordField } from '../../ui/chakra/PasswordField.tsx'
import { PayPasswordField } from '../../ui/chakra/PayPasswordField.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { useFieldProblem } from '../../ui/chakra/use-field-problem.ts'
import { toast } from '../../ui/toast.ts'
import { checkRegistration, emptyRegistration, type RegistrationFields } from './registration.ts'
import { type Term, TermLinks, TermSheet } from './Terms.tsx'

const UNKNOWN = '网络异常，结果未知，账号可能已经注册成功，请先试试登录'

/**
 * The server's message is shown as a success toast, whatever it says (docs/rules.md#registration-outcome).
 */
export function RegisterForm() {
  const [fields, setFields] = useState(emptyRegistration)
  const [agreed, setAgreed] = useState(false)
  const [reading, setReading] = useState<Term>()
  const { report, clear, errorOf } = useFieldProblem<keyof RegistrationFields | 'captcha' | 'agreement'>()
  const captcha = useCaptcha()
  const register = useRegister({
    onDone: ({ message }) => toast(message || '注册成功', 'success'),
    onRefused: ({ message }) => toast(message, 'success'),
  })

  // Without a word, a second try would say that the name is taken, as if by somebody else.
  const [isUnknown, setIsUnknown] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    clear()
    const wrong = checkRegistration(fields)
    if (wrong) return report(wrong)
    const code = captcha.typed
    const captchaProblem = captcha.check()
    if (captchaProblem) return report({ field: 'captcha', text: captchaProblem })
    if (!agreed) return report({ field: 'agreement', text: registerTexts.agreement })
    const outcome = await register.run({
      ...fields,
      name: fields.name.trim(),
      realname: fields.realname.trim(),
      code: code.trim(),
    })
    if (outcome !== 'blocked') setIsUnknown(outcome === 'unknown')
  }
  const field = (name: keyof RegistrationFields) => ({
    value: fields[name],
    onChange: (text: string) => setFields((before) => ({ ...before, [name]: text })),
    error: errorOf(name),
  })

  const consentProblem = errorOf('agreement')
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <TextField
        label="用户名"
        name="username"
        placeholder="6~16 位字母或数字"
        autoComplete="username"
        spellCheck={false}
        {...field('name')}
      />
      <PasswordField
        label="登录密码"
        name="password"
        placeholder="至少 6 位"
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label="确认密码"
        name="confirm-password"
        placeholder="请再次输入登录密码"
        autoComplete="new-password"
        {...field('confirmPass')}
      />
      <TextField
        label="真实姓名"
        name="realname"
        placeholder="须与取款银行卡姓名一致"
        autoComplete="name"
        {...field('realname')}
      />
      <PayPasswordField
        label="支付密码"
        name="pay-password"
        placeholder="取款时使用，6-18 位"
        {...field('paypassword')}
      />
      <CaptchaField captcha={captcha} error={errorOf('captcha')} />
      <div>
        <div className="login-terms">
          <Checkbox
            checked={agreed}
            onChange={setAgreed}
            name="agreement"
            invalid={consentProblem !== undefined}
          >
            我已年满 18 周岁，我已阅读并同意
            <TermLinks onOpen={setReading} />
          </Checkbox>
        </div>
        {consentProblem !== undefined && <p className="t12 red">{consentProblem}</p>}
      </div>
      {isUnknown && (
        <p className="t12 gold" role="alert">
          {UNKNOWN}
        </p>
      )}
      <Button type="submit" block pending={register.locked}>
        立即注册
      </Button>
      {reading && <TermSheet term={reading} onClose={() => setReading(undefined)} />}
    </form>
  )
}
