import type { RngState, World } from './types.ts'

/** The state of the generator for a seed (splitmix32). */
export function seededState(seed: number): RngState {
  let x = seed | 0
  const next = () => {
    x = (x + 0x9e3779b9) | 0
    let t = x ^ (x >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97)
    return (t ^ (t >>> 15)) >>> 0
  }
  return [next(), next(), next(), next()]
}

const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k))

/** One step of xoshiro128**: the number drawn (0 to 2^32-1) and the next state. */
export function step([a, b, c, d]: RngState): { drawn: number; state: RngState } {
  const drawn = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
  const t = b << 9
  const c1 = c ^ a
  const d1 = d ^ b
  return { drawn, state: [(a ^ d1) >>> 0, (b ^ c1) >>> 0, (c1 ^ t) >>> 0, rotl(d1, 11) >>> 0] }
}

/** Draws from the world's generator. Each draw writes to `meta.rng`. */
export type Rng = {
  /** 0 to 2^32-1. */
  uint32(): number
  /** A uniformly distributed whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True in `numerator` of `denominator` cases. */
  chance(numerator: number, denominator: number): boolean
  pick<T>(items: readonly T[]): T
  /** `length` characters of `alphabet`. */
  text(length: number, alphabet: string): string
}

const HEX = '0123456789abcdef'
const DIGITS = '0123456789'

export function rngOf(world: Pick<World, 'meta'>): Rng {
  const uint32 = () => {
    const { drawn, state } = step(world.meta.rng)
    world.meta.rng = state
    return drawn
  }
  const int = (low: number, high: number) => {
    const span = high - low + 1
    if (!Number.isSafeInteger(span) || span < 1 || span > 2 ** 32)
      throw new RangeError(`no whole numbers in ${low}..${high}`)
    const limit = 2 ** 32 - (2 ** 32 % span)
    let drawn = uint32()
    while (drawn >= limit) drawn = uint32()
    return low + (drawn % span)
  }
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  return {
    uint32,
    int,
    pick,
    chance: (numerator, denominator) => int(1, denominator) <= numerator,
    text: (length, alphabet) => Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join(''),
  }
}

/** A bearer token of 32 hex digits: random, but the same for the same seed. */
export const newToken = (world: Pick<World, 'meta'>): string => rngOf(world).text(32, HEX)

/** The next number of a series; no number is used twice. */
export function nextNumber(world: Pick<World, 'counters'>, series: string): number {
  const n = (world.counters[series] ?? 0) + 1
  world.counters[series] = n
  return n
}

/**
 * An order number such as `D20260501120000048213775`: a letter, the second in Beijing time, the count of its
 * series and six random digits. The count makes it unique. The digits make other orders' numbers hard to guess.
 */
export function orderNo(world: Pick<World, 'meta' | 'counters'>, letter: string, stamp: string): string {
  const count = String(nextNumber(world, `order:${letter}`)).padStart(4, '0')
  return `${letter}${stamp.replace(/\D/g, '')}${count}${rngOf(world).text(6, DIGITS)}`
}
