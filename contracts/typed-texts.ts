import { PAY_PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './limits.ts'
import { asciiDigits, INVISIBLE } from './money/digits.ts'

/**
 * One normaliser for each kind of text that people type or paste: as it is compared and sent, by the app and the mock
 * backend alike (docs/rules.md#typed-texts). Amounts are in typed-amount.ts, numbers of cards and addresses in
 * payees.ts. Passwords are never changed, but for `payPassword`.
 */

const UNSEEN = new RegExp(`[\\p{Cc}${INVISIBLE}]`, 'gu')

/** Without what nobody sees. Tabs and ends of lines are blanks. */
export const visible = (text: string): string => text.replace(/[\t-\r]/g, ' ').replace(UNSEEN, '')

/** Full-width letters, digits and signs as plain ones, without blanks and invisible characters. */
export const bare = (text: string): string => visible(text.normalize('NFKC')).replace(/\s+/g, '')

/** The dots that are typed between the parts of a name, after NFKC: U+2022, U+2027, U+30FB (and U+FF65), the full stop (and U+FF0E). */
const NAME_DOTS = /[•‧・.]/g
const LATIN_LAST = /\p{Script=Latin}$/u
const LATIN_FIRST = /^\p{Script=Latin}/u

/** A person's name as it is sent: dots are U+00B7, and only words in Latin letters keep a blank between them. */
export const personName = (text: string): string =>
  visible(text.normalize('NFKC'))
    .replace(NAME_DOTS, '·')
    .split(/\s+/)
    .reduce((name, word) => name + (LATIN_LAST.test(name) && LATIN_FIRST.test(word) ? ' ' : '') + word, '')

/** Whether two names are one person's: blanks, invisible characters and the kind of dot make no difference. */
export const isSameName = (one: string, other: string): boolean =>
  bare(personName(one)) === bare(personName(other))

/** The name of an account as it is sent. A blank inside stays: no account has one, so it is told, not taken out. */
export const loginName = (text: string): string => visible(text.normalize('NFKC')).trim()

/** A name to register: letters and digits. Accounts may have older, longer names, so a login does not ask for it. */
export const isUsername = (name: string): boolean =>
  new RegExp(`^[A-Za-z0-9]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`).test(name)

/** A mobile as it is sent. Contacts and autofill write it in groups, with hyphens, or behind +86. */
export const bareMobile = (text: string): string =>
  bare(text)
    .replace(/\p{Pd}/gu, '')
    .replace(/^(?:\+?86|0086)(?=\d{11}$)/, '')

/** 11 digits, as mobiles have in mainland China. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** An email address as it is sent. */
export const emailAddress = (text: string): string => bare(text)

/** The text of a captcha as it is sent; it is compared without case. */
export const captchaCode = (text: string): string => bare(text)

/** The number of an order or a game, or a part of it. */
export const orderNumber = (text: string): string => bare(text)

/**
 * A payment password of digits alone that a Chinese keyboard wrote in full width, as plain digits: a wrong one costs one
 * of five tries. Any other password is as it was typed.
 */
export const payPassword = (text: string): string => (/^[\d０-９]+$/.test(text) ? asciiDigits(text) : text)

const RUNS = ['0123456789'.repeat(3), '9876543210'.repeat(3)]
/** A payment password that a thief tries first: one digit repeated, or a run up or down. */
export function isWeakPayPassword(text: string): boolean {
  const digits = payPassword(text)
  if (digits.length < PAY_PASSWORD_MIN_CHARS) return false
  return /^(\d)\1*$/.test(digits) || RUNS.some((run) => run.includes(digits))
}

/** A text of one line as it is sent: the branch or the name of a bank, a name that a player gives. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

const MARGINS = new RegExp(`^[\\s${INVISIBLE}]+|\\s[\\s${INVISIBLE}]*$`, 'gu')
/** A text of several lines as it is sent: a reason, a remark. What is inside and at the last word stays: emoji need it. */
export const remark = (text: string): string => text.replace(/\r\n?/g, '\n').replace(MARGINS, '')

/** What is searched for, and in: without case, width and invisible characters. */
export const searchText = (text: string): string => visible(text.normalize('NFKC')).toLowerCase()

/** Characters as people count them: a rare Chinese character is one, though it takes two units of UTF-16. */
export const lengthOf = (text: string): number => [...text].length

/** What to say of a text with more than `most` characters: no text is cut in silence. Undefined: it is short enough. */
export function tooLong(what: string, text: string, most: number): string | undefined {
  const length = lengthOf(text)
  return length > most ? `${what}最多 ${most} 个字符，现在有 ${length} 个` : undefined
}
