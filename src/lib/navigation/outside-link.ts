import { urlOf } from '#contracts/url-of.ts'

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
  const url = OUTSIDE.test(href) ? urlOf(href, location.href) : undefined
  if (!url) return undefined
  return url.protocol === 'https:' && url.host === location.host ? undefined : href
}
