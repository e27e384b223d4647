import { createHash } from 'node:crypto'
import { keccak256 } from './keccak.ts'

/** The checksums that separate a real address or number from an invented one. Wallets and banks check them first. */

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The bytes of an address in base 58: one that names the network, twenty of the account, four of the checksum. */
const TRON_BYTES = 25
const TRON_NETWORK = 0x41
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Whether a wallet takes this for an address of TRC20. */
export function isTronAddress(text: string): boolean {
  let number = 0n
  for (const char of text) number = number * 58n + BigInt(BASE58.indexOf(char))
  const bytes = Buffer.from(number.toString(16).padStart(2 * TRON_BYTES, '0'), 'hex')
  const [payload, sum] = [bytes.subarray(0, -4), bytes.subarray(-4)]
  return (
    bytes.length === TRON_BYTES &&
    bytes[0] === TRON_NETWORK &&
    sha256(sha256(payload)).subarray(0, 4).equals(sum)
  )
}

/** The letters of an ERC20 address as EIP-55 writes them: capital where the hash of the small letters says so. */
export function inEip55(address: string): string {
  const small = address.slice(2).toLowerCase()
  const hash = keccak256(new TextEncoder().encode(small))
  const isLarge = (at: number) => Number.parseInt(hash[at] ?? '', 16) >= 8
  return `0x${[...small].map((char, at) => (isLarge(at) ? char.toUpperCase() : char)).join('')}`
}

/**
 * Whether a wallet takes this for an address of ERC20. An address in small or in capital letters alone has no checksum,
 * and is accepted.
 */
export function isEtherAddress(text: string): boolean {
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return /^0x[0-9a-f]{40}$/i.test(text) && (isOneCase || inEip55(text) === text)
}

/** Whether the last digit checks the others, as it does on the card of a bank. */
export function isRightByLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const worth = at % 2 === 0 ? Number(digit) : 2 * Number(digit)
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}
