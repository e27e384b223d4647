import { mulberry32 } from '../../art/mulberry32.ts'
import type { Roll } from './game.ts'

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
