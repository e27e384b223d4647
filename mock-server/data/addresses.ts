import type { Protocol } from '#contracts/codes.ts'
import { rollOf } from '../demo-sites/games/seeded.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const HEX = '0123456789abcdef'

const some = (words: string, length: number, alphabet: string): string => {
  const roll = rollOf(words)
  return Array.from({ length }, () => alphabet[roll(alphabet.length)]).join('')
}

/**
 * The address that one order is paid to: its own, the same whenever it is asked for. They say what they are, and their
 * checksums are wrong: no wallet sends anything to them.
 */
export const receivingAddress = (protocol: Protocol, orderNo: string): string =>
  protocol === 'TRC20'
    ? `TYunZhouDemo${some(`TRC20:${orderNo}`, 22, BASE58)}`
    : `0xDe30${some(`ERC20:${orderNo}`, 36, HEX)}`
