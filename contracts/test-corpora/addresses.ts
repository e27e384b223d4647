import { createHash } from 'node:crypto'

/** Payout addresses and card numbers, made by their own checksums: a wrong one differs in what the case says. */

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

/** An ERC20 address: twenty bytes. The case of its letters is a checksum that a member may leave out. */
export const etherAddress = (seed: number): string =>
  `0x${sha256(Uint8Array.of(seed, 1)).subarray(0, 20).toString('hex')}`

/** A card number of this length whose last digit is right, or wrong, by Luhn. */
export function cardNumber(seed: number, length: number, isRight: boolean): string {
  const head = [...sha256(Uint8Array.of(seed, 2))].map((byte) => byte % 10).slice(0, length - 1)
  const sum = head.reverse().reduce((total, digit, at) => {
    const worth = at % 2 === 0 ? digit * 2 : digit
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  const last = (10 - (sum % 10) + (isRight ? 0 : 1)) % 10
  return `${head.reverse().join('')}${last}`
}

/** What happens to an address between a wallet and the field. `isOdd`: it is then no address of its protocol. */
export const ADDRESS_CHANGES = [
  { what: 'as it is', change: (text: string) => text, isOdd: false },
  { what: 'spaces around', change: (text: string) => ` ${text}\n`, isOdd: false },
  {
    what: 'broken over two lines',
    change: (text: string) => `${text.slice(0, 20)}\r\n${text.slice(20)}`,
    isOdd: false,
  },
  { what: 'a space of Chinese', change: (text: string) => `\u3000${text}`, isOdd: false },
  { what: 'one character less', change: (text: string) => text.slice(0, -1), isOdd: true },
  { what: 'one character more', change: (text: string) => `${text}1`, isOdd: true },
  { what: 'twice', change: (text: string) => text + text, isOdd: true },
  {
    what: 'a Cyrillic letter',
    change: (text: string) => `${text.slice(0, 10)}а${text.slice(11)}`,
    isOdd: true,
  },
  {
    what: 'a zero width space',
    change: (text: string) => `${text.slice(0, 10)}\u200b${text.slice(10)}`,
    isOdd: false,
  },
  {
    what: 'full-width digits',
    change: (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    isOdd: false,
  },
  { what: 'an ellipsis', change: (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`, isOdd: true },
  { what: 'markup', change: (text: string) => `<b>${text}</b>`, isOdd: false },
  {
    what: 'a letter that is none of the alphabet',
    change: (text: string) => `${text.slice(0, 9)}l${text.slice(10)}`,
    isOdd: true,
  },
  { what: 'without its first character', change: (text: string) => text.slice(1), isOdd: true },
] as const

/** How a wallet writes an address that is scanned. */
export const ADDRESS_LINKS = [
  (text: string) => text,
  (text: string) => `tron:${text}`,
  (text: string) => `ETHEREUM:${text}@1`,
  (text: string) => `ethereum:${text}?value=1e18`,
  (text: string) => `tron:${text}?amount=1&token=TR7`,
] as const

/** How a card number is grouped. */
export const CARD_GROUPS = [
  (text: string) => text,
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$& '),
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$&-'),
  (text: string) => text.replace(/\d{4}(?=\d)/g, '$&\u00a0'),
  (text: string) => `卡号：${text}。`,
  (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
] as const

export const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
