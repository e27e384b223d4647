const LAST = 4

/**
 * The end of a card number or address that may be shown: its last 4 characters, or fewer where a backend has hidden some
 * of them itself.
 */
export const endOfNumber = (number: string): string =>
  number
    .replace(/\s+/g, '')
    .slice(-LAST)
    .replace(/^.*[*＊•●·]/, '')

/** A card number or address with all but that end hidden, and with it its length: `**** **** **** 8f3K`. */
export function maskCard(number: string): string {
  if (number.trim() === '') return ''
  const end = endOfNumber(number)
  return end === '' ? '****' : `**** **** **** ${end}`
}

/** A mainland mobile: `138****5678`; anything shorter is hidden whole. */
export function maskMobile(mobile: string): string {
  return mobile.length < 7 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** A real name: the first character, then one star per character. */
export function maskName(name: string): string {
  const [first, ...rest] = name
  return first === undefined ? '' : `${first}${'*'.repeat(rest.length)}`
}

/** `y***e@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '*'.repeat(email.length)
  const name = email.slice(0, at)
  return `${name[0]}***${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`
}
