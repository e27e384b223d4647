import { beijingDay, parseBeijing } from '#contracts/beijing-time.ts'
import {
  BIRTHDAY_MIN,
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  REALNAME_MIN_CHARS,
  REGISTER_INPUT_MAX_CHARS,
} from '#contracts/limits.ts'
import type { EditableProfile } from '#contracts/member.ts'
import { profileTexts, registerTexts } from '#contracts/messages.ts'
import { isUsername } from '#contracts/username.ts'

/**
 * The checks of what members enter about themselves, at registration and later. Each check returns the error text for
 * the member, or undefined.
 */
export type ErrorText = string | undefined

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/
const EMAIL = /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/
const EMAIL_MAX_CHARS = 100
/** Control and format characters, and characters with a meaning in HTML. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cf}<>&"]/u

/** What an automatic registration sends for a name that nobody has typed: letters and digits. */
const PLACEHOLDER_NAME = /^(?=.*\d)[A-Za-z][A-Za-z0-9]{5,9}$/

/**
 * The real name of a new account. Empty after an automatic registration: the first bank card sets it
 * (docs/rules.md#card-holder).
 */
export const nameAtRegistration = (realname: string): string =>
  PLACEHOLDER_NAME.test(realname) ? '' : realname

/** Counts characters as people do: a rare Chinese character is one, though it takes two units of UTF-16. */
const lengthOf = (text: string): number => [...text].length

export const usernameError = (name: string): ErrorText =>
  isUsername(name) ? undefined : registerTexts.username

export function realnameError(realname: string): ErrorText {
  const shown = realname.trim()
  if (lengthOf(shown) < REALNAME_MIN_CHARS) return registerTexts.realname
  if (lengthOf(shown) > REGISTER_INPUT_MAX_CHARS || NOT_IN_A_NAME.test(shown))
    return '真实姓名中有不支持的字符，请核对后再提交'
  return undefined
}

export function passwordError(password: string): ErrorText {
  if (password.length < PASSWORD_MIN_CHARS) return registerTexts.password
  return password.length > REGISTER_INPUT_MAX_CHARS
    ? `密码最多${REGISTER_INPUT_MAX_CHARS}位，请缩短后再提交`
    : undefined
}

export function payPasswordError(password: string): ErrorText {
  if (password.length < PAY_PASSWORD_MIN_CHARS) return registerTexts.paypassword
  return password.length > PAY_PASSWORD_MAX_CHARS ? registerTexts.payPasswordTooLong : undefined
}

export const mobileError = (mobile: string): ErrorText =>
  MAINLAND_MOBILE.test(mobile) ? undefined : profileTexts.mobile

export const emailError = (email: string): ErrorText =>
  email.length <= EMAIL_MAX_CHARS && EMAIL.test(email) ? undefined : profileTexts.email

/** Accepts days that exist, from 1980-01-01 to today in Beijing. */
export function birthdayError(birthday: string, now: number): ErrorText {
  if (parseBeijing(birthday) === undefined || birthday.length !== 10) return profileTexts.birthday
  if (birthday < BIRTHDAY_MIN) return `生日不能早于${BIRTHDAY_MIN}`
  return birthday > beijingDay(now) ? '生日不能晚于今日' : undefined
}

/** An empty or missing field changes nothing and is not checked. Anything else must be right. */
export function profileError({ mobile, email, birthday }: EditableProfile, now: number): ErrorText {
  return (
    (mobile === '' ? undefined : mobileError(mobile)) ??
    (email === '' ? undefined : emailError(email)) ??
    (birthday === '' ? undefined : birthdayError(birthday, now))
  )
}
