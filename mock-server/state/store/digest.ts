/**
 * A salted, deterministic digest of 128 bits, in which the world keeps a password. It is not secure, because the
 * mock has nothing to protect. It only keeps a typed password, perhaps one of another site, from being readable in
 * a snapshot.
 */
export function digest(salt: string, password: string): string {
  let words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  const text = `${salt}\u0000${password}`
  for (let round = 0; round < 64; round++) {
    for (let i = 0; i < text.length; i++) {
      const [a = 0, b = 0, c = 0, d = 0] = words
      const k = text.charCodeAt(i) + round
      words = [
        b ^ Math.imul(a ^ k, 0x85ebca6b),
        c ^ Math.imul(b ^ k, 0xc2b2ae35),
        d ^ Math.imul(c ^ k, 0x27d4eb2f),
        a ^ Math.imul(d ^ (k << 3), 0x165667b1),
      ]
    }
  }
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
