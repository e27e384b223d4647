import { asciiDigits } from '#contracts/digits.ts'

const TYPING = /^\d{0,9}(\.\d{0,2})?$/

/** Full-width digits and dots as plain ones, without spaces, ¥ and thousands commas, for a pasted `¥ 1,280.50`. */
export function normaliseAmount(text: string): string {
  return asciiDigits(text)
    .replace(/[．。]/g, '.')
    .replace(/[\s¥￥,，]/g, '')
}

/** What an amount field holds after typing `next`: a partial amount, or what it held before. */
export function keepAmount(next: string, before: string): string {
  const text = normaliseAmount(next)
  const normalised = text.startsWith('.') ? `0${text}` : text.replace(/^0+(?=\d)/, '')
  return TYPING.test(normalised) ? normalised : before
}
