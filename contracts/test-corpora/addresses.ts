import { createHash } from 'node:crypto'

/**
 * Payout addresses and card numbers with valid checksums, so that a wrong one is wrong only in what its case
 * changes.
 */

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** A TRC20 address with its checksum: 0x41, twenty bytes and the start of a double hash, in base 58. */
export function tronAddress(seed: number): string {
  const payload = Uint8Array.from([0x41, ...sha256(Uint8Array.of(seed)).subarray(0, 20)])
  const bytes = Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)])
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = `${BASE58[Number(rest % 58n)]}${text}`
  return text
}

/** An ERC20 address of twenty bytes, in lower case: the checksum in the case of its letters is optional. */
export const etherAddress = (seed: number): string =>
  `0x${sha256(Uint8Array.of(seed, 1)).subarray(0, 20).toString('hex')}`

/** A card number of this length. Its last digit follows Luhn, or not. */
export function cardNumber(seed: number, length: number, isValid: boolean): string {
  const head = [...sha256(Uint8Array.of(seed, 2))].map((byte) => byte % 10).slice(0, length - 1)
  const sum = head.reverse().reduce((total, digit, at) => {
    const worth = at % 2 === 0 ? digit * 2 : digit
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  const last = (10 - (sum % 10) + (isValid ? 0 : 1)) % 10
  return `${head.reverse().join('')}${last}`
}

/**
 * Changes that an address may undergo between a wallet and the field. `isInvalid`: the result is not an address of
 * its protocol.
 */
export const ADDRESS_CHANGES = [
  { what: 'as it is', change: (text: string) => text, isInvalid: false },
  { what: 'spaces around', change: (text: string) => ` ${text}\n`, isInvalid: false },
  {
    what: 'broken over two lines',
    change: (text: string) => `${text.slice(0, 20)}\r\n${text.slice(20)}`,
    isInvalid: false,
  },
  { what: 'an ideographic space', change: (text: string) => `\u3000${text}`, isInvalid: false },
  { what: 'one character less', change: (text: string) => text.slice(0, -1), isInvalid: true },
  { what: 'one character more', change: (text: string) => `${text}1`, isInvalid: true },
  { what: 'doubled', change: (text: string) => text + text, isInvalid: true },
  {
    what: 'a Cyrillic letter',
    change: (text: string) => `${text.slice(0, 10)}а${text.slice(11)}`,
    isInvalid: true,
  },
  {
    what: 'a zero width space',
    change: (text: string) => `${text.slice(0, 10)}\u200b${text.slice(10)}`,
    isInvalid: false,
  },
  {
    what: 'full-width digits',
    change: (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    isInvalid: false,
  },
  {
    what: 'shortened with an ellipsis',
    change: (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`,
    isInvalid: true,
  },
  { what: 'markup', change: (text: string) => `<b>${text}</b>`, isInvalid: false },
  {
    what: 'a letter outside the alphabet',
    change: (text: string) => `${text.slice(0, 9)}l${text.slice(10)}`,
    isInvalid: true,
  },
  { what: 'without its first character', change: (text: string) => text.slice(1), isInvalid: true },
] as const

/** The texts that a wallet puts into a QR code. */
export const ADDRESS_LINKS = [
  (text: string) => text,
  (text: string) => `tron:${text}`,
  (text: string) => `ETHEREUM:${text}@1`,
  (text: string) => `ethereum:${text}?value=1e18`,
  (text: string) => `tron:${text}?amount=1&token=TR7`,
] as const

/** Ways to write a card number. */
export const CARD_GROUPS = [
  (text: string) => text,
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$& '),
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$&-'),
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$&\u00a0'),
  (text: string) => `卡号：${text}。`,
  (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
] as const

export const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
