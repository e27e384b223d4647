import { MAX_ABS } from './digits.ts'
import type { Fen } from './money.ts'

/** The sum of amounts that a server sent; undefined if it is too large to be exact. */
export function sumIfExact(amounts: readonly Fen[]): Fen | undefined {
  let sum = 0
  for (const amount of amounts) {
    sum += amount
    if (!Number.isSafeInteger(sum) || Math.abs(sum) >= MAX_ABS) return undefined
  }
  return sum as Fen
}
