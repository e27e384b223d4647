/** The hash of Ethereum. It pads differently from SHA-3, and Node only has SHA-3. */

const LANES = 25
const RATE_BYTES = 136
const ROUNDS = 24
const HASH_LANES = 4
/** Where each lane goes, beginning with lane 1, and by how many bits it turns on its way. */
const GOES_TO = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1]
const TURNS_BY = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44]

const turned = (lane: bigint, by: number) =>
  BigInt.asUintN(64, (lane << BigInt(by)) | (lane >> BigInt(64 - by)))
const lane = (lanes: BigUint64Array, at: number) => lanes[at % LANES] ?? 0n

/** The constants of the rounds: bits of a shift register, at the places 0, 1, 3, 7, 15, 31 and 63. */
const CONSTANTS = ((): bigint[] => {
  let register = 1
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n
    for (let j = 0; j <= 6; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    return constant
  })
})()

function mix(a: BigUint64Array): void {
  for (const constant of CONSTANTS) {
    const columns = BigUint64Array.from({ length: 5 }, (_, x) =>
      [0, 5, 10, 15, 20].reduce((all, y) => all ^ lane(a, x + y), 0n),
    )
    for (let at = 0; at < LANES; at++)
      a[at] = lane(a, at) ^ (columns[(at + 4) % 5] ?? 0n) ^ turned(columns[(at + 1) % 5] ?? 0n, 1)
    let moving = lane(a, 1)
    for (const [n, to] of GOES_TO.entries()) {
      const next = lane(a, to)
      a[to] = turned(moving, TURNS_BY[n] ?? 0)
      moving = next
    }
    for (let row = 0; row < LANES; row += 5) {
      const [p, q, r, s, t] = a.slice(row, row + 5) as unknown as [bigint, bigint, bigint, bigint, bigint]
      a.set([p ^ (~q & r), q ^ (~r & s), r ^ (~s & t), s ^ (~t & p), t ^ (~p & q)], row)
    }
    a[0] = lane(a, 0) ^ constant
  }
}

/** The hash in hexadecimal digits. */
export function keccak256(message: Uint8Array): string {
  const padded = new Uint8Array((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES)
  padded.set(message)
  padded[message.length] = 1
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const words = new DataView(padded.buffer)
  const state = new BigUint64Array(LANES)
  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let at = 0; at < RATE_BYTES / 8; at++)
      state[at] = lane(state, at) ^ words.getBigUint64(block + 8 * at, true)
    mix(state)
  }
  const hash = Buffer.alloc(8 * HASH_LANES)
  for (let at = 0; at < HASH_LANES; at++) hash.writeBigUInt64LE(lane(state, at), 8 * at)
  return hash.toString('hex')
}
