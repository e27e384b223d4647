import { type FormEvent, useState } from 'react'
import { beijingDay } from '#contracts/beijing-time.ts'
import { BIRTHDAY_MIN } from '#contracts/limits.ts'
import type { UserInfo } from '#contracts/member.ts'
import { commonTexts } from '#contracts/messages.ts'
import { type Profile, useUpdateProfile } from '../../api/profile.ts'
import { serverNow } from '../../api/server-time.ts'
import { maskName } from '../../lib/mask.ts'
import { Button } from '../../ui/chakra/Button.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { checkProfile } from './profile.ts'

/** Mobile, e-mail and birthday. What was typed stays until the backend has taken it. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const [profile, setProfile] = useState<Profile>({
    mobile: user.mobile,
    email: user.email,
    birthday: user.birthday,
  })
  const [problem, setProblem] = useState<ReturnType<typeof checkProfile>>()
  const update = useUpdateProfile({
    onDone: () => toast(commonTexts.profileSaved, 'success'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = { ...profile, mobile: profile.mobile.trim(), email: profile.email.trim() }
    const wrong = checkProfile(trimmed, beijingDay(serverNow()))
    setProblem(wrong)
    if (wrong) return toast(wrong.text, 'error')
    void update.run(trimmed)
  }
  const field = (name: keyof Profile) => ({
    name,
    value: profile[name],
    error: problem?.field === name ? problem.text : undefined,
    onChange: (text: string) => {
      setProfile((before) => ({ ...before, [name]: text }))
      if (problem?.field === name) setProblem(undefined)
    },
  })
  return (
    <form className="card profile-form" onSubmit={submit} noValidate>
      <TextField
        label="真实姓名"
        value={maskName(user.realname)}
        onChange={() => undefined}
        readOnly
        hint="与收款账户一致，不可修改；如有误请联系在线客服"
      />
      <TextField
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        {...field('mobile')}
      />
      <TextField
        label="邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        placeholder="请输入邮箱"
        {...field('email')}
      />
      <TextField
        label="生日"
        type="date"
        autoComplete="bday"
        min={BIRTHDAY_MIN}
        max={beijingDay(serverNow())}
        {...field('birthday')}
      />
      <Button type="submit" block pending={update.locked}>
        保存
      </Button>
    </form>
  )
}
