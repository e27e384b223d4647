import type { Protocol } from '#contracts/codes.ts'
import { rollOf } from '../demo-sites/games/seeded.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const HEX = '0123456789abcdef'

const randomText = (seedText: string, length: number, alphabet: string): string => {
  const roll = rollOf(seedText)
  return Array.from({ length }, () => alphabet[roll(alphabet.length)]).join('')
}

/**
 * The address that an order is paid to: each order always has the same one of its own. The text names it as a demo, and
 * the checksum is wrong, so that no wallet sends money to it.
 */
export const receivingAddress = (protocol: Protocol, orderNo: string): string =>
  protocol === 'TRC20'
    ? `TYunZhouDemo${randomText(`TRC20:${orderNo}`, 22, BASE58)}`
    : `0xDe30${randomText(`ERC20:${orderNo}`, 36, HEX)}`
