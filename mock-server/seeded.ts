/** Random numbers that a seed repeats on every machine. They belong to no world; state/random.ts draws from a world's own. */

/** Draws a whole number from 0 up to (not including) `sides`. */
export type Roll = (sides: number) => number

/** mulberry32: numbers from 0 up to 1 from a 32-bit state, the same on every machine. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(seedText: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < seedText.length; i++) h = Math.imul(h ^ seedText.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A random generator seeded by a text, so that a round's data is the same at every request. */
export function rollOf(seedText: string): Roll {
  const next = mulberry32(hashOf(seedText))
  return (sides) => Math.floor(next() * sides)
}

/** `take` different items, in the order drawn. */
export function drawSome<T>(roll: Roll, from: readonly T[], take: number): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(take, left.length) }, () => left.splice(roll(left.length), 1)).flat()
}
