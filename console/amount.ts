import { type Fen, fen, parseDecimal } from '#contracts/money.ts'

/** What a person typed as 元, or undefined where it is no amount above zero. */
export function typedAmount(text: string): Fen | undefined {
  const n = parseDecimal(text.trim(), 2)
  return n === undefined || n <= 0 || /\.\d{3}/.test(text) ? undefined : fen(n)
}

/** What a person typed as a whole number, or undefined. */
export const typedWhole = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined
