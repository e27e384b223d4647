import { PAY_PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '../limits.ts'
import { asciiDigits, INVISIBLE } from '../money/digits.ts'

/**
 * One normaliser for each kind of text that people type or paste. Its result is what the app and the mock send and
 * compare (docs/rules.md#typed-texts). Amounts are in typed-amount.ts, card numbers and addresses in payees.ts.
 * Passwords never change, except by `payPassword`.
 */

const INVISIBLE_CHARS = new RegExp(`[\\p{Cc}${INVISIBLE}]`, 'gu')

/** Removes invisible characters; tabs and line breaks become spaces. */
export const visible = (text: string): string => text.replace(/[\t-\r]/g, ' ').replace(INVISIBLE_CHARS, '')

/** Full-width characters as ASCII, without spaces and invisible characters. */
export const bare = (text: string): string => visible(text.normalize('NFKC')).replace(/\s+/g, '')

/**
 * Dots that people type between the parts of a name, as they are after NFKC: U+2022, U+2027, U+30FB (also for
 * U+FF65) and the full stop (also for U+FF0E).
 */
const NAME_DOTS = /[•‧・.]/g
const LATIN_LAST = /\p{Script=Latin}$/u
const LATIN_FIRST = /^\p{Script=Latin}/u

/** A person's name as it is sent: dots become U+00B7, and only words in Latin letters keep a space between them. */
export const personName = (text: string): string =>
  visible(text.normalize('NFKC'))
    .replace(NAME_DOTS, '·')
    .split(/\s+/)
    .reduce((name, word) => name + (LATIN_LAST.test(name) && LATIN_FIRST.test(word) ? ' ' : '') + word, '')

/** Whether two names are the same; spaces, invisible characters and the kind of dot do not count. */
export const isSameName = (name: string, other: string): boolean =>
  bare(personName(name)) === bare(personName(other))

/**
 * An account name as it is sent. A space inside stays: no account name has one, so the player gets an error
 * instead of a silent change.
 */
export const loginName = (text: string): string => visible(text.normalize('NFKC')).trim()

/**
 * Whether a new account may have this name: letters and digits. A login does not check it, because older accounts
 * may have other names.
 */
export const isUsername = (name: string): boolean =>
  new RegExp(`^[A-Za-z0-9]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`).test(name)

/** A mobile number as it is sent. Contacts and autofill write it in groups, with hyphens, or after +86. */
export const bareMobile = (text: string): string =>
  bare(text)
    .replace(/\p{Pd}/gu, '')
    .replace(/^(?:\+?86|0086)(?=\d{11}$)/, '')

/** Whether the text has the 11 digits of a mobile number in mainland China. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** An email address as it is sent. */
export const emailAddress = (text: string): string => bare(text)

/** The text of a captcha as it is sent; comparing ignores case. */
export const captchaCode = (text: string): string => bare(text)

/** The number of an order or a game, or a part of the number. */
export const orderNumber = (text: string): string => bare(text)

/**
 * A payment password as it is sent. If it is all digits, full-width ones from a Chinese keyboard become ASCII,
 * because a wrong password costs one of five tries. Any other password stays as it was typed.
 */
export const payPassword = (text: string): string => (/^[\d０-９]+$/.test(text) ? asciiDigits(text) : text)

const RUNS = ['0123456789'.repeat(3), '9876543210'.repeat(3)]
/**
 * Whether a payment password is one that a thief tries first: one repeated digit, or digits that count up or down.
 */
export function isWeakPayPassword(text: string): boolean {
  const digits = payPassword(text)
  if (digits.length < PAY_PASSWORD_MIN_CHARS) return false
  return /^(\d)\1*$/.test(digits) || RUNS.some((run) => run.includes(digits))
}

/** A text of one line as it is sent: the branch or the name of a bank, or a person's name. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

const MARGINS = new RegExp(`^[\\s${INVISIBLE}]+|\\s[\\s${INVISIBLE}]*$`, 'gu')
/**
 * A text of several lines as it is sent: a reason, a remark. Invisible characters inside it and directly after the
 * last word stay, because emoji need them.
 */
export const remark = (text: string): string => text.replace(/\r\n?/g, '\n').replace(MARGINS, '')

/** A text for comparing in a search, without differences of case, width and invisible characters. */
export const searchText = (text: string): string => visible(text.normalize('NFKC')).toLowerCase()

/**
 * The number of characters as people count them: a rare Chinese character counts once, though it is two units of
 * UTF-16.
 */
export const lengthOf = (text: string): number => [...text].length

/**
 * The message for a text with more than `maxChars` characters, so that no text is cut silently; undefined if it is
 * short enough.
 */
export function tooLong(what: string, text: string, maxChars: number): string | undefined {
  const length = lengthOf(text)
  return length > maxChars ? `${what}最多 ${maxChars} 个字符，现在有 ${length} 个` : undefined
}
