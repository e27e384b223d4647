import {
  BIRTHDAY_MIN,
  EMAIL_MAX_CHARS,
  INPUT_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  REALNAME_MIN_CHARS,
} from '#contracts/limits.ts'
import type { EditableProfile } from '#contracts/member.ts'
import { profileTexts, registerTexts } from '#contracts/texts/messages.ts'
import { isMainlandMobile, isUsername, lengthOf, personName, tooLong } from '#contracts/texts/typed-texts.ts'
import { beijingDay, parseBeijing } from '#contracts/time/beijing-time.ts'

/**
 * The checks of what members enter about themselves, at registration and later. Each check returns the error text
 * for the member, or undefined.
 */
export type ErrorText = string | undefined

const EMAIL = /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/
/** Characters with a meaning in HTML. personName has removed the invisible ones before. */
const NOT_IN_A_NAME = /[<>&"]/

/** The placeholder that an automatic registration sends in place of a name: letters and digits. */
const PLACEHOLDER_NAME = /^(?=.*\d)[A-Za-z][A-Za-z0-9]{5,9}$/

/**
 * The real name of a new account; empty after an automatic registration, because the first bank card then sets it
 * (docs/rules.md#card-holder).
 */
export const nameAtRegistration = (realname: string): string =>
  PLACEHOLDER_NAME.test(realname) ? '' : realname

export const usernameError = (name: string): ErrorText =>
  isUsername(name) ? undefined : registerTexts.username

export function realnameError(realname: string): ErrorText {
  const name = personName(realname)
  if (lengthOf(name) < REALNAME_MIN_CHARS) return registerTexts.realname
  if (NOT_IN_A_NAME.test(name)) return '真实姓名中有不支持的字符，请核对后再提交'
  return tooLong('真实姓名', name, INPUT_MAX_CHARS)
}

export function passwordError(password: string): ErrorText {
  if (password.length < PASSWORD_MIN_CHARS) return registerTexts.password
  return tooLong('密码', password, INPUT_MAX_CHARS)
}

export function payPasswordError(password: string): ErrorText {
  if (password.length < PAY_PASSWORD_MIN_CHARS) return registerTexts.paypassword
  return password.length > PAY_PASSWORD_MAX_CHARS ? registerTexts.payPasswordTooLong : undefined
}

export const mobileError = (mobile: string): ErrorText =>
  isMainlandMobile(mobile) ? undefined : profileTexts.mobile

export const emailError = (email: string): ErrorText =>
  tooLong('邮箱', email, EMAIL_MAX_CHARS) ?? (EMAIL.test(email) ? undefined : profileTexts.email)

/** Accepts days that exist, from 1980-01-01 to today in Beijing. */
export function birthdayError(birthday: string, now: number): ErrorText {
  if (parseBeijing(birthday) === undefined || birthday.length !== 10) return profileTexts.birthday
  if (birthday < BIRTHDAY_MIN) return `生日不能早于${BIRTHDAY_MIN}`
  return birthday > beijingDay(now) ? '生日不能晚于今日' : undefined
}

/** Checks the fields that are not empty; an empty field changes nothing. */
export function profileError({ mobile, email, birthday }: EditableProfile, now: number): ErrorText {
  return (
    (mobile === '' ? undefined : mobileError(mobile)) ??
    (email === '' ? undefined : emailError(email)) ??
    (birthday === '' ? undefined : birthdayError(birthday, now))
  )
}
