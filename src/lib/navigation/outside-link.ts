/** What a browser skips before it reads an address: U+0001 and a space before `#` are still a link into this page. */
const SKIPPED = /^[\s\p{Cc}]+/u
const OUTSIDE = /^(?:https|tel|mailto):/i

/**
 * The address of a link in server HTML as it may stay: https to another site, a phone number or a mail address. Undefined
 * for all else, also for `https:#/…`, which on a page of https is an address within it (docs/wire.md#html-fields).
 */
export function outsideLink(raw: string): string | undefined {
  const href = raw.replace(SKIPPED, '')
  if (!OUTSIDE.test(href) || !URL.canParse(href, location.href)) return undefined
  const { protocol, host } = new URL(href, location.href)
  return protocol === 'https:' && host === location.host ? undefined : href
}
