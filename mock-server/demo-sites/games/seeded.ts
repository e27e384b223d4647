import type { Roll } from './game.ts'

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(words: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A random generator seeded by a text (mulberry32), so that a round's data is the same at every request. */
export function rollOf(words: string): Roll {
  let state = hashOf(words)
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides)
  }
}

/** `take` different items, in the order drawn. */
export function drawSome<T>(roll: Roll, from: readonly T[], take: number): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(take, left.length) }, () => left.splice(roll(left.length), 1)).flat()
}
