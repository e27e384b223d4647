const LAST = 4

/**
 * The last 4 characters of a card number or address, which may be shown. Fewer if the backend has masked some of them.
 */
export const endOfNumber = (number: string): string =>
  number
    .replace(/\s+/g, '')
    .slice(-LAST)
    .replace(/^.*[*＊•●·]/, '')

/** A card number or address with everything masked except its end, and its length hidden: `**** **** **** 8f3K`. */
export function maskCard(number: string): string {
  if (number.trim() === '') return ''
  const end = endOfNumber(number)
  return end === '' ? '****' : `**** **** **** ${end}`
}

/** A mainland mobile number: `138****5678`. A shorter one is masked completely. */
export function maskMobile(mobile: string): string {
  return mobile.length < 7 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** A real name: the first character, then one star for each other character. */
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
