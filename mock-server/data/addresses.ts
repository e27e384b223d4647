import type { Protocol } from '#contracts/wire/codes.ts'
import { rollOf } from '../seeded.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The letters among the hexadecimal digits. */
const HEX_LETTERS = 'abcdef'
const HEX_DIGITS = '0123456789abcdef'

const randomText = (seedText: string, length: number, alphabet: string): string => {
  const roll = rollOf(seedText)
  return Array.from({ length }, () => alphabet[roll(alphabet.length)]).join('')
}

/**
 * The address that an order is paid to. An order always has the same address, and no other order has it. The text names
 * it as a demo, and its checksum is wrong, so that no wallet sends money to it. The checksum of ERC20 is which letters
 * are capitals, so nearly all characters are letters: with few letters the case would be right by chance, once in some
 * thousand orders.
 */
export const receivingAddress = (protocol: Protocol, orderNo: string): string =>
  protocol === 'TRC20'
    ? `TDemoDoNotPay${randomText(`TRC20:${orderNo}`, 21, BASE58)}`
    : `0xDe30${randomText(`ERC20:${orderNo}`, 36, HEX_LETTERS)}`

/** The hash of the transaction that paid an order. It is on no chain. */
export const transactionHash = (orderNo: string): string => randomText(`hash:${orderNo}`, 64, HEX_DIGITS)
