import { type FormEvent, useState } from 'react'
import { EMAIL_MAX_CHARS } from '#contracts/limits.ts'
import type { EditableProfile, ProfileChanges } from '#contracts/member.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { remark } from '#contracts/texts/typed-texts.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import type { Member } from '../../api/queries/member.ts'
import { useUpdateProfile } from '../../api/queries/profile.ts'
import { maskName } from '../../lib/format/mask.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { toast } from '../../ui/toast/toast.ts'
import { BirthdayField } from './BirthdayField.tsx'
import { changesOf, checkProfile } from './profile-form.ts'

const NOTHING_CHANGED = '资料没有变化，无需保存'
const ONLY_EMPTIED = '留空的项目保持原样，没有需要保存的内容'

/** Mobile, e-mail and birthday. Typed values cover the backend's until the backend has saved them. */
export function ProfileForm({ user }: { user: Member }) {
  const [typed, setTyped] = useState<ProfileChanges>({})
  const { form, report, clear, errorOf } = useFieldProblem<keyof EditableProfile>()
  const update = useUpdateProfile({
    onDone: () => {
      setTyped({})
      toast(commonTexts.profileSaved, 'success')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = changesOf(typed, user)
    const wrong = checkProfile(changes, beijingDay(serverNow()))
    report(wrong)
    if (wrong.length > 0) return
    if (Object.keys(changes).length > 0) return void update.run(changes)
    const isEmptied = Object.values(typed).some((text) => remark(text) === '')
    setTyped({})
    toast(isEmptied ? ONLY_EMPTIED : NOTHING_CHANGED)
  }
  const field = (name: keyof EditableProfile) => ({
    name,
    value: typed[name] ?? user[name],
    error: errorOf(name),
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      clear(name)
    },
    readOnly: update.locked,
  })
  const textField = (name: keyof EditableProfile) => ({
    ...field(name),
    'data-untyped': typed[name] === undefined || undefined,
  })
  return (
    <form className="card profile-form" ref={form} onSubmit={submit} noValidate>
      <TextField
        label="真实姓名"
        value={maskName(user.realName)}
        onChange={() => undefined}
        readOnly
        hint={
          user.realName === ''
            ? '绑定首张银行卡时登记，之后不可修改'
            : '与收款账户一致，不可修改；如有误请联系在线客服'
        }
      />
      <TextField
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        {...textField('mobile')}
      />
      <TextField
        label="邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        most={EMAIL_MAX_CHARS}
        placeholder="请输入邮箱"
        {...textField('email')}
      />
      <BirthdayField today={beijingDay(serverNow())} {...field('birthday')} />
      {/* The chosen day is in no input, so this marks the page as typed-in: a reload would lose it (`isTyped` in src/lib/loading/reload-once.ts). */}
      {typed.birthday !== undefined && <textarea hidden readOnly value={typed.birthday} />}
      <Button type="submit" block pending={update.locked}>
        保存
      </Button>
    </form>
  )
}
