const MAX_CHARS = 512
/**
 * One slash, then only characters of a path and a query: no scheme, no `//`, no `\`, no control character, no bare %.
 */
const SHAPE = /^\/(?![/\\])(?:[\w\-./?=&+~!*'(),:@;]|%[0-9A-Fa-f]{2})*$/
/**
 * An encoded slash, backslash, dot, percent or control character. Whoever decodes the path a second time must not find
 * a different one.
 */
const SMUGGLED = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)/i

/**
 * The path that /login may continue to: a path of this app, or "/". A link can name anything, so nothing else is
 * followed (docs/faults.md#open-redirect). `raw` is the value of the redirect query after the router decoded it ONCE;
 * it is never decoded again. `isKnown` says whether a pathname is in the route table.
 */
export function sanitizeRedirect(
  raw: string | null | undefined,
  isKnown: (pathname: string) => boolean,
): string {
  if (typeof raw !== 'string' || raw.length > MAX_CHARS || !SHAPE.test(raw)) return '/'
  const cut = raw.indexOf('?')
  const pathname = cut < 0 ? raw : raw.slice(0, cut)
  if (SMUGGLED.test(pathname) || /\/\/|\/\.{1,2}(?:\/|$)/.test(pathname)) return '/'
  if (/^\/(login|register)\b/i.test(pathname) || !isKnown(pathname)) return '/'
  return raw
}

/** `/login` with a redirect to the full path (`pathname + search`) that the visitor wanted. */
export function loginPath(wanted?: string): string {
  return wanted && wanted !== '/' ? `/login?redirect=${encodeURIComponent(wanted)}` : '/login'
}
