import { MAX_ABS } from './digits.ts'
import type { Fen } from './money.ts'

/** The sum of amounts of a server; undefined where it is too large to be exact, and so is not known. */
export function sumIfExact(amounts: readonly Fen[]): Fen | undefined {
  let sum = 0
  for (const one of amounts) {
    sum += one
    if (!Number.isSafeInteger(sum) || Math.abs(sum) >= MAX_ABS) return undefined
  }
  return sum as Fen
}
