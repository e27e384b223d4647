import { urlOf } from '#contracts/url-of.ts'
import { ADDRESSES, unescaped } from '#contracts/wire/address-patterns.ts'
import { httpIsOurs } from './safe-url.ts'

const PICTURE = new RegExp(ADDRESSES.Picture, 'i')

/**
 * The guard for pictures that a server names (docs/wire.md#pictures): https, our own host, a path from the root, or an
 * image in a data: URI. Undefined for anything else. Only for `<img src>`, where an SVG cannot run anything.
 */
export function safeImageUrl(raw: string): string | undefined {
  const src = raw.trim()
  if (src.startsWith('data:')) return PICTURE.test(src) ? src : undefined
  const address = unescaped(src)
  const url = urlOf(address, globalThis.location?.href)
  if (!url || !PICTURE.test(address.replace(/^http:/i, 'https:'))) return undefined
  return url.protocol === 'http:' && !httpIsOurs(url) ? undefined : url.href
}
