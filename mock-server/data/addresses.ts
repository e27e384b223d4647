import type { Protocol } from '#contracts/wire/codes.ts'
import { rollOf } from '../demo-sites/games/seeded.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Of the digits of an address of ERC20 the letters alone. */
const HEX_LETTERS = 'abcdef'

const randomText = (seedText: string, length: number, alphabet: string): string => {
  const roll = rollOf(seedText)
  return Array.from({ length }, () => alphabet[roll(alphabet.length)]).join('')
}

/**
 * The address that an order is paid to: each order always has the same one of its own. The text names it as a demo, and
 * the checksum is wrong, so that no wallet sends money to it. For ERC20 the checksum is which letters are large, so nearly all
 * signs are letters: of a few the case would be right by chance, once in some thousand orders.
 */
export const receivingAddress = (protocol: Protocol, orderNo: string): string =>
  protocol === 'TRC20'
    ? `TYunZhouDemo${randomText(`TRC20:${orderNo}`, 22, BASE58)}`
    : `0xDe30${randomText(`ERC20:${orderNo}`, 36, HEX_LETTERS)}`
