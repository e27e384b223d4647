import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The network's byte, twenty bytes of the account, and four of the checksum. */
const TRON_BYTES = 25
const CHECKSUM_BYTES = 4

/** The bytes of a TRC20 address of the right shape. */
function tronBytes(address: string): Uint8Array {
  let rest = [...address].reduce((sum, char) => sum * 58n + BigInt(BASE58.indexOf(char)), 0n)
  const bytes = new Uint8Array(TRON_BYTES)
  for (let place = TRON_BYTES - 1; place >= 0; place -= 1, rest >>= 8n) bytes[place] = Number(rest & 0xffn)
  return bytes
}

/** Base58Check: the last four bytes are the first of a double SHA-256 of the others. */
function isTronRight(address: string): boolean {
  const bytes = tronBytes(address)
  const body = bytes.subarray(0, TRON_BYTES - CHECKSUM_BYTES)
  const sum = sha256(sha256(body))
  return bytes.subarray(body.length).every((byte, place) => byte === sum[place])
}

/**
 * EIP-55: a letter is a capital if the hash of the lower-case address has 8 or more at its position. An address in one
 * case has no checksum.
 */
function isEtherRight(address: string): boolean {
  const digits = address.slice(2)
  const small = digits.toLowerCase()
  if (digits === small || digits === digits.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(small))
  return [...small].every((digit, place) => {
    const byte = hash[place >> 1] ?? 0
    const nibble = place % 2 === 0 ? byte >> 4 : byte & 15
    return digits[place] === (nibble >= 8 ? digit.toUpperCase() : digit)
  })
}

/** Whether the checksum of an address is right. The address must have its protocol's shape (contracts/money/payees.ts). */
export const CHECKSUMS = { TRC20: isTronRight, ERC20: isEtherRight } as const
