const TYPING = /^\d{0,9}(\.\d{0,2})?$/

/** Full-width digits and dots as plain ones, without spaces, ¥ and thousands commas, for a pasted `¥ 1,280.50`. */
export function normaliseAmount(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
    .replace(/[\s¥￥,，]/g, '')
}

/** What an amount field holds after typing `next`: a partial amount, or what it held before. */
export function keepAmount(next: string, before: string): string {
  const text = normaliseAmount(next)
  const led = text.startsWith('.') ? `0${text}` : text.replace(/^0+(?=\d)/, '')
  return TYPING.test(led) ? led : before
}
