import { Check, Circle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import type { Action } from '../../api/core/action.ts'
import { PASSWORD_UNKNOWN, type PasswordChange } from '../../api/queries/profile.ts'
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/PasswordField.tsx'
import { PayPasswordField } from '../../ui/fields/PayPasswordField.tsx'
import { SubmitFoot } from '../../ui/SubmitFoot.tsx'
import { MOST_CHARS, type PasswordDraft, type PasswordScreenKind, rulesOf } from './password-form.ts'
import type { Passwords } from './use-passwords.ts'

type Props = {
  kind: PasswordScreenKind
  passwords: Passwords
  action: Action<PasswordChange>
  /** There is no payment password yet. The form asks for the login password instead of the old one. */
  isFirst?: boolean
  note: string
}

const WORDS = {
  login: { old: '旧登录密码', next: '新登录密码' },
  pay: { old: '旧支付密码', next: '新支付密码' },
} as const
const FIRST = '首次设置支付密码时，请在此填写登录密码'

export function PasswordForm({ kind, passwords, action, isFirst = false, note }: Props) {
  const { draft, form, errorOf } = passwords
  const words = WORDS[kind]
  const [isUnknown, setIsUnknown] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!passwords.check()) return
    const outcome = await action.run({ oldPassword: draft.old, newPassword: draft.next })
    if (outcome !== 'blocked') setIsUnknown(outcome === 'unknown')
  }
  const field = (name: keyof PasswordDraft) => ({
    name: `${kind}-${name === 'next' ? 'new' : name}`,
    value: draft[name],
    onChange: (text: string) => passwords.type(name, text),
    error: errorOf(name),
    most: name === 'old' ? INPUT_MAX_CHARS : MOST_CHARS[kind],
    readOnly: action.locked,
  })
  const input = (
    name: keyof PasswordDraft,
    texts: Pick<PasswordFieldProps, 'label' | 'placeholder' | 'hint'>,
  ) =>
    kind === 'pay' ? (
      <PayPasswordField
        isNew={name === 'next'}
        canBeForgotten={name === 'old' && !isFirst}
        {...texts}
        {...field(name)}
      />
    ) : (
      <PasswordField
        autoComplete={name === 'old' ? 'current-password' : 'new-password'}
        {...texts}
        {...field(name)}
      />
    )
  return (
    <form className="password-form" ref={form} onSubmit={submit} noValidate>
      <div className="card password-fields">
        {input('old', { label: words.old, placeholder: '请输入旧密码', hint: isFirst ? FIRST : undefined })}
        {input('next', { label: words.next, placeholder: '请输入新密码' })}
        {input('again', { label: '确认新密码', placeholder: '请再次输入新密码' })}
        <ul className="password-rules">
          {rulesOf(kind, draft).map(({ text, met }) => (
            <li key={text} className={met ? 'row t12 jade' : 'row t12 muted'}>
              {met ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
              <span>{text}</span>
              <span className="sr-only">{met ? '已满足' : '未满足'}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="t12 faint">{note}</p>
      <SubmitFoot pending={action.locked} note={isUnknown ? PASSWORD_UNKNOWN[kind] : undefined}>
        确认修改
      </SubmitFoot>
    </form>
  )
}
