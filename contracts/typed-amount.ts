import { asciiDigits } from './digits.ts'
import { type Fen, parseDecimal } from './money.ts'

const TYPED = /^\d{1,9}(\.\d{1,2})?$/

/** What a player typed, as Fen; undefined when not a plain amount. Reads full-width digits and dots, but not `1e3`. */
export function parseTyped(text: string): Fen | undefined {
  const half = asciiDigits(text.trim()).replace(/[．。]/g, '.')
  return TYPED.test(half) ? (parseDecimal(half, 2) as Fen | undefined) : undefined
}
