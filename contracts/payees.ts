import { PROTOCOLS, type Protocol } from './codes.ts'
import { CARD_NO_MAX_CHARS, CARD_NO_MIN_CHARS } from './limits.ts'
import { bare, tooLong } from './typed-texts.ts'

/**
 * Numbers of bank cards and USDT addresses, as people type and paste them: in groups, or inside a message. What holds
 * exactly one is read; what may hold two stays as it is, and is told (docs/rules.md#pasted-numbers).
 */

/** Longer groups are numbers of their own: a card beside an amount, a mobile or a day. */
const GROUP_MAX_DIGITS = 8
/** UnionPay prints some numbers as the bank's six digits and the rest. */
const BANK_DIGITS = 6

/** The digits of one number in groups; undefined when they may be of two. */
function joined(groups: readonly string[]): string | undefined {
  const [first, ...rest] = groups
  const isOne =
    rest.length === 0 ||
    groups.every(({ length }) => length <= GROUP_MAX_DIGITS) ||
    (rest.length === 1 && first?.length === BANK_DIGITS)
  return isOne ? groups.join('') : undefined
}

/** The digits of the one number in the text. A text with none or with several stays as it is. */
export function cardNumberIn(raw: string): string {
  const numbers = raw.normalize('NFKC').match(/\d(?:[\s\p{Pd}\p{Cf}]*\d)*/gu) ?? []
  const [only, ...more] = numbers.map((number) => joined(number.split(/[\s\p{Pd}\p{Cf}]+/u)))
  return only === undefined || more.length > 0 ? raw : only
}

export const isCardNumber = (text: string): boolean =>
  new RegExp(`^\\d{${CARD_NO_MIN_CHARS},${CARD_NO_MAX_CHARS}}$`).test(text)

/** What is wrong with a text that cardNumberIn left as it is. */
export function severalNumbers(text: string): string | undefined {
  if (/^\d*$/.test(text)) return undefined
  return /\d/.test(text.normalize('NFKC')) ? '这里不止一个数字，请只保留卡号' : '银行卡号只能是数字'
}

/** What to say while it is typed: a number that is short may still grow. */
export const cardNumberProblem = (text: string): string | undefined =>
  severalNumbers(text) ?? tooLong('银行卡号', text, CARD_NO_MAX_CHARS)

const ADDRESS: Record<Protocol, RegExp> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
}

/** Whether the text looks like an address of the protocol; its checksum is not looked at. */
export const isAddressOf = (protocol: Protocol, text: string): boolean => ADDRESS[protocol].test(text)

const addressesIn = (raw: string): string[] => {
  const words = raw
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/[^A-Za-z0-9]+/)
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
