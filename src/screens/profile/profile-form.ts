import { BIRTHDAY_MIN, EMAIL_MAX_CHARS } from '#contracts/limits.ts'
import type { EditableProfile, ProfileChanges } from '#contracts/member.ts'
import { profileTexts } from '#contracts/texts/messages.ts'
import { bareMobile, emailAddress, isMainlandMobile, tooLong } from '#contracts/texts/typed-texts.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'

const EMAIL = /^[^\s@<>]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

const FIELDS = ['mobile', 'email', 'birthday'] as const

const plain = (field: keyof EditableProfile, text = ''): string =>
  field === 'mobile' ? bareMobile(text) : emailAddress(text)

/**
 * The fields that are filled in and differ from the backend's values. An emptied field is not a request to delete it.
 */
export function changesOf(typed: ProfileChanges, known: EditableProfile): ProfileChanges {
  const changes: ProfileChanges = {}
  for (const field of FIELDS) {
    const value = plain(field, typed[field])
    if (value !== '' && value !== plain(field, known[field])) changes[field] = value
  }
  return changes
}

/**
 * Every problem (docs/rules.md#profile). Unchanged fields are not checked, because the backend may return them in
 * another format, such as a masked mobile number.
 */
export function checkProfile(
  { mobile, email, birthday }: ProfileChanges,
  today: string,
): FieldProblem<keyof EditableProfile>[] {
  return problemsOf<keyof EditableProfile>([
    ['mobile', mobile !== undefined && !isMainlandMobile(mobile) && profileTexts.mobile],
    ['email', tooLong('邮箱', email ?? '', EMAIL_MAX_CHARS)],
    ['email', email !== undefined && !EMAIL.test(email) && profileTexts.email],
    ['birthday', birthday !== undefined && birthdayProblem(birthday, today)],
  ])
}

function birthdayProblem(birthday: string, today: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthday) && parseBeijing(birthday) !== undefined
  if (!isDay) return profileTexts.birthday
  if (birthday < BIRTHDAY_MIN) return `生日不能早于${BIRTHDAY_MIN}`
  return birthday > today ? '生日不能晚于今日' : undefined
}
