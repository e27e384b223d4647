import { CARD_NO_MAX_CHARS, CARD_NO_MIN_CHARS } from '../limits.ts'
import { bare, visible } from '../texts/typed-texts.ts'
import { PROTOCOLS, type Protocol } from '../wire/codes.ts'

/**
 * Reads bank card numbers and USDT addresses as people type and paste them: in groups, or inside a message. A text
 * with exactly one is read. A text that may hold two stays unchanged, and the field says so
 * (docs/rules.md#pasted-numbers).
 */

/** A longer group is a number of its own, such as an amount, a mobile number or a date beside a card. */
const GROUP_MAX_DIGITS = 8

/** The ways in which cards print their number: in fours; six digits of the bank and the rest; or 4, 6 and 5. */
const PRINTED = /^(?:\d+|(?:\d{4} )*\d{1,4}|\d{6} \d+|\d{4} \d{6} \d{5})$/

/** The numbers in the text, with one space between the groups of each. */
const numbersIn = (raw: string): string[] =>
  (visible(raw.normalize('NFKC')).match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []).map((number) =>
    number.replace(/[\s\p{Pd}]+/gu, ' '),
  )

/** The digits of the only number in the text. A text with no number or with several is returned unchanged. */
export function cardNumberIn(raw: string): string {
  const [only, ...more] = numbersIn(raw)
  return only === undefined || more.length > 0 || !PRINTED.test(only) ? raw : only.replaceAll(' ', '')
}

export const isCardNumber = (text: string): boolean =>
  new RegExp(`^\\d{${CARD_NO_MIN_CHARS},${CARD_NO_MAX_CHARS}}$`).test(text)

/** The message for a text that `cardNumberIn` returned unchanged. */
function unreadReason(text: string): string {
  const numbers = numbersIn(text)
  const [only = '', ...more] = numbers
  if (only === '') return '银行卡号只能是数字'
  const digits = numbers.join('').replaceAll(' ', '')
  // One letter among the digits of one card is a typing error. A longer text separates two numbers.
  const [, letter] = /\d(\p{L})\d/u.exec(text.normalize('NFKC')) ?? []
  if (letter !== undefined && digits.length <= CARD_NO_MAX_CHARS) return `「${letter}」不是数字，请核对卡号`
  const mayBeOneCard = more.length === 0 && digits.length <= CARD_NO_MAX_CHARS
  return mayBeOneCard && only.split(' ').every(({ length }) => length <= GROUP_MAX_DIGITS)
    ? '不能确定是一个卡号，请核对后去掉数字之间的空格'
    : '这里不止一个数字，请只保留卡号'
}

/** The message for a field while the player types; undefined for digits that may still grow into a card number. */
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

/** Whether the text has the shape of an address of the protocol. The checksum is not checked. */
export const isAddressOf = (protocol: Protocol, text: string): boolean => ADDRESS[protocol].test(text)

const addressesIn = (raw: string): string[] => {
  const words = visible(raw.normalize('NFKC')).split(/[^A-Za-z0-9]+/)
  return [...new Set(words.filter((word) => PROTOCOLS.some((protocol) => isAddressOf(protocol, word))))]
}

/** Whether the text holds several different addresses, so that nobody can tell which is meant. */
export const holdsAddresses = (text: string): boolean => addressesIn(text).length > 1

/**
 * The only address in a text that was typed, pasted or scanned, such as a message or a payment URI
 * (`tron:T…?amount=1`). A text with several is returned unchanged. A text with none loses only its spaces and the
 * parts of a URI.
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
