import { parseBeijing } from '#contracts/beijing-time.ts'
import { BIRTHDAY_MIN } from '#contracts/limits.ts'
import { profileTexts } from '#contracts/messages.ts'
import type { Profile } from '../../api/profile.ts'

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/
const EMAIL = /^[^\s@<>]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

type Problem = { field: keyof Profile; text: string }

/** The first thing that is wrong, in the words of spec section 5 (Profile). A field left empty stays as it is at the backend. */
export function checkProfile({ mobile, email, birthday }: Profile, today: string): Problem | undefined {
  if (mobile !== '' && !MAINLAND_MOBILE.test(mobile)) return { field: 'mobile', text: profileTexts.mobile }
  if (email !== '' && !EMAIL.test(email)) return { field: 'email', text: profileTexts.email }
  if (birthday === '') return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthday) && parseBeijing(birthday) !== undefined
  if (!isDay) return { field: 'birthday', text: profileTexts.birthday }
  if (birthday < BIRTHDAY_MIN) return { field: 'birthday', text: `生日不能早于${BIRTHDAY_MIN}` }
  return birthday > today ? { field: 'birthday', text: '生日不能晚于今天' } : undefined
}
