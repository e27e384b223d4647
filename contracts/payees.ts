import { CARD_NO_MAX_CHARS, CARD_NO_MIN_CHARS } from './limits.ts'
import { bare, visible } from './typed-texts.ts'
import { PROTOCOLS, type Protocol } from './wire/codes.ts'

/**
 * Numbers of bank cards and USDT addresses, as people type and paste them: in groups, or inside a message. What holds
 * exactly one is read; what may hold two stays as it is, and is told (docs/rules.md#pasted-numbers).
 */

/** A longer group is a number of its own: a card beside an amount, a mobile or a day. */
const GROUP_MAX_DIGITS = 8

/** How numbers are printed on cards: in fours, as the bank's six digits and the rest, or in 4, 6 and 5. */
const PRINTED = /^(?:\d+|(?:\d{4} )*\d{1,4}|\d{6} \d+|\d{4} \d{6} \d{5})$/

/** The numbers in the text, each with one blank between its groups. */
const numbersIn = (raw: string): string[] =>
  (visible(raw.normalize('NFKC')).match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []).map((number) =>
    number.replace(/[\s\p{Pd}]+/gu, ' '),
  )

/** The digits of the one number in the text. A text with none or with several stays as it is. */
export function cardNumberIn(raw: string): string {
  const [only, ...more] = numbersIn(raw)
  return only === undefined || more.length > 0 || !PRINTED.test(only) ? raw : only.replaceAll(' ', '')
}

export const isCardNumber = (text: string): boolean =>
  new RegExp(`^\\d{${CARD_NO_MIN_CHARS},${CARD_NO_MAX_CHARS}}$`).test(text)

/** What is wrong with a text that cardNumberIn left as it is. */
function unreadReason(text: string): string {
  const numbers = numbersIn(text)
  const [only = '', ...more] = numbers
  if (only === '') return '银行卡号只能是数字'
  const digits = numbers.join('').replaceAll(' ', '')
  // One letter among the digits of one card is a slip. More is a text between two numbers.
  const [, letter] = /\d(\p{L})\d/u.exec(text.normalize('NFKC')) ?? []
  if (letter !== undefined && digits.length <= CARD_NO_MAX_CHARS) return `「${letter}」不是数字，请核对卡号`
  const mayBeOne = more.length === 0 && digits.length <= CARD_NO_MAX_CHARS
  return mayBeOne && only.split(' ').every(({ length }) => length <= GROUP_MAX_DIGITS)
    ? '不能确定是一个卡号，请核对后去掉数字之间的空格'
    : '这里不止一个数字，请只保留卡号'
}

/** What to say while it is typed: a number that is short may still grow. */
export function cardNumberProblem(text: string): string | undefined {
  if (!/^\d*$/.test(text)) return unreadReason(text)
  return text.length > CARD_NO_MAX_CHARS
    ? `银行卡号最多 ${CARD_NO_MAX_CHARS} 位数字，现在有 ${text.length} 位`
    : undefined
}

const ADDRESS: Record<Protocol, RegExp> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
}

/** Whether the text looks like an address of the protocol; its checksum is not looked at. */
export const isAddressOf = (protocol: Protocol, text: string): boolean => ADDRESS[protocol].test(text)

const addressesIn = (raw: string): string[] => {
  const words = visible(raw.normalize('NFKC')).split(/[^A-Za-z0-9]+/)
  return [...new Set(words.filter((word) => PROTOCOLS.some((protocol) => isAddressOf(protocol, word))))]
}

/** Whether the text holds several addresses, of which nobody can say which is meant. */
export const holdsAddresses = (text: string): boolean => addressesIn(text).length > 1

/**
 * The one address in a text that was typed, pasted or scanned: a message, or a payment URI (`tron:T…?amount=1`). A text
 * with several stays as it is; one with none loses only its blanks and the URI around it.
 */
export function addressIn(raw: string): string {
  const [only, ...more] = addressesIn(raw)
  if (more.length > 0) return raw
  return (
    only ??
    bare(raw)
      .replace(/^(?:tron|ethereum):/i, '')
      .replace(/[?@].*$/, '')
  )
}
