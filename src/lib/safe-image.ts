const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif|avif)[;,]/i

/**
 * The guard before a picture that a server named: https, our own origin (a path too), or an image in a data: URI.
 * Undefined for anything else. For `<img src>` only, where an SVG can run nothing.
 */
export function safeImageUrl(raw: string): string | undefined {
  const src = raw.trim()
  if (src === '') return undefined
  if (DATA_IMAGE.test(src)) return src
  const here = globalThis.location?.href
  if (!URL.canParse(src, here)) return undefined
  const url = new URL(src, here)
  const ours = url.protocol === 'http:' && url.origin === globalThis.location?.origin
  return url.protocol === 'https:' || ours ? url.href : undefined
}
