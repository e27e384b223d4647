/**
 * The two hashes of address checksums, for messages of one block: an address has at most 40 bytes. WebCrypto has no
 * Keccak, and is missing where a page comes over http. Constants are made as the standards define them.
 */

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
  107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223,
  227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311,
]
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32)
const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

const SHA256_MAX_BYTES = 55

/** SHA-256 (FIPS 180-4) of at most 55 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  if (bytes.length > SHA256_MAX_BYTES) throw new RangeError('sha256: one block only')
  const block = new DataView(new ArrayBuffer(64))
  for (const [place, byte] of bytes.entries()) block.setUint8(place, byte)
  block.setUint8(bytes.length, 0x80)
  block.setUint32(60, bytes.length * 8)
  const w = Array.from({ length: 64 }, (_, t) => (t < 16 ? block.getUint32(4 * t) : 0))
  for (let t = 16; t < 64; t += 1) {
    const [a, b] = [at(w, t - 15), at(w, t - 2)]
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[t] = (at(w, t - 16) + small + at(w, t - 7) + large) >>> 0
  }
  const start = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let t = 0; t < 64; t += 1) {
    const choose = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const t1 =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + fraction(Math.cbrt(at(PRIMES, t))) + at(w, t)
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) >>> 0, c, b, a, (t1 + t2) >>> 0]
  }
  const out = new DataView(new ArrayBuffer(32))
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries())
    out.setUint32(4 * place, (word + at(start, place)) >>> 0)
  return new Uint8Array(out.buffer)
}

const LANES = 25
const ROUNDS = 24
const rotated = (lane: bigint, bits: number): bigint =>
  BigInt.asUintN(64, (lane << BigInt(bits)) | (lane >> BigInt(64 - bits)))
const lane = (state: readonly bigint[], x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n

/** The round constants of Keccak-f, from its shift register. */
function roundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n
    for (let j = 0; j <= 6; j += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1)
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    }
    return constant
  })
}

/** Keccak-f[1600] (FIPS 202, 3.2 and 3.3). */
function permuted(state: readonly bigint[]): readonly bigint[] {
  let now = state
  for (const constant of roundConstants()) {
    const column = (x: number) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(now, x, y), 0n)
    const columns = [0, 1, 2, 3, 4].map(column)
    const mixed = now.map(
      (word, place) => word ^ (columns[(place + 4) % 5] ?? 0n) ^ rotated(columns[(place + 1) % 5] ?? 0n, 1),
    )
    const moved: bigint[] = Array(LANES).fill(mixed[0])
    for (let t = 0, x = 1, y = 0; t < 24; t += 1) {
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lane(mixed, x, y), (((t + 1) * (t + 2)) / 2) % 64)
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
    }
    now = moved.map((word, place) => {
      const y = Math.floor(place / 5)
      return word ^ (BigInt.asUintN(64, ~lane(moved, (place % 5) + 1, y)) & lane(moved, (place % 5) + 2, y))
    })
    now = [(now[0] ?? 0n) ^ constant, ...now.slice(1)]
  }
  return now
}

const RATE_BYTES = 136
/** What Ethereum pads with; SHA-3, which came later, pads with 6. */
const KECCAK_PAD = 1

/** Keccak-256 of at most 135 bytes. */
export function keccak256(bytes: Uint8Array, pad = KECCAK_PAD): Uint8Array {
  if (bytes.length >= RATE_BYTES) throw new RangeError('keccak256: one block only')
  const block = new DataView(new ArrayBuffer(8 * LANES))
  for (const [place, byte] of bytes.entries()) block.setUint8(place, byte)
  block.setUint8(bytes.length, pad)
  block.setUint8(RATE_BYTES - 1, block.getUint8(RATE_BYTES - 1) | 0x80)
  const state = Array.from({ length: LANES }, (_, place) => block.getBigUint64(8 * place, true))
  const out = new DataView(new ArrayBuffer(32))
  for (const [place, word] of permuted(state).slice(0, 4).entries()) out.setBigUint64(8 * place, word, true)
  return new Uint8Array(out.buffer)
}
