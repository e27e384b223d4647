/**
 * Characters that a browser skips before it reads an address: with U+0001 and a space before `#` it is still a link
 * into this page.
 */
const SKIPPED = /^[\s\p{Cc}]+/u
const OUTSIDE = /^(?:https|tel|mailto):/i

/**
 * The address of a link in server HTML if it may stay: https to another site, a phone number or a mail address.
 * Undefined otherwise, also for `https:#/…`, which a page on https reads as an address within it
 * (docs/wire.md#html-fields).
 */
export function outsideLink(raw: string): string | undefined {
  const href = raw.replace(SKIPPED, '')
  if (!OUTSIDE.test(href) || !URL.canParse(href, location.href)) return undefined
  const { protocol, host } = new URL(href, location.href)
  return protocol === 'https:' && host === location.host ? undefined : href
}
