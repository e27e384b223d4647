export type SafeUrlOptions = {
  /** Schemes besides https that this one field may use, e.g. `['itms-services:']` for the iOS link. */
  schemes?: readonly string[]
  /** Only these hosts, when given. */
  hosts?: readonly string[]
}

const MAX_CHARS = 4_096
/** Printable ASCII without what parsers disagree about: space, quotes, angle brackets, backslash, ^, `, {, |, }. */
const PLAIN = /^[!#$%&'()*+,\-./\w:;=?@[\]~]+$/

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * The one guard before any navigation to an address that a server named. Returns the address as the browser
 * reads it, or undefined. https only; http only back to our own origin or between loopback hosts
 * (development, a local test server). No userinfo, no control characters, no host in disguise (IDN,
 * numeric, encoded): the host must be written exactly as it is resolved.
 */
export function safeExternalUrl(raw: unknown, options: SafeUrlOptions = {}): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_CHARS || !PLAIN.test(raw)) return undefined
  const url = parse(raw)
  if (!url) return undefined
  if (options.schemes?.includes(url.protocol)) return url.href
  if (url.protocol === 'file:') return besideThisFile(url) ? url.href : undefined
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && httpIsOurs(url))) return undefined
  if (!hostIsPlain(raw, url)) return undefined
  if (options.hosts && !options.hosts.includes(url.host)) return undefined
  return url.href
}

function parse(raw: string): URL | undefined {
  try {
    return new URL(raw)
  } catch {
    return undefined
  }
}

function httpIsOurs(url: URL): boolean {
  const here = globalThis.location
  if (here?.protocol !== 'http:') return false
  return url.origin === here.origin || (isLoopback(url.hostname) && isLoopback(here.hostname))
}

/** The one-file demo opened from a disk: only files of its own folder. */
function besideThisFile(url: URL): boolean {
  const here = globalThis.location
  if (here?.protocol !== 'file:') return false
  return url.pathname.startsWith(here.pathname.slice(0, here.pathname.lastIndexOf('/') + 1))
}

function hostIsPlain(raw: string, url: URL): boolean {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(raw)?.[1]?.toLowerCase()
  if (
    authority === undefined ||
    authority.includes('@') ||
    url.hostname.split('.').some((part) => part.startsWith('xn--'))
  )
    return false
  if (url.hostname === '' || url.hostname.endsWith('.')) return false
  const port = url.protocol === 'https:' ? ':443' : ':80'
  return authority === url.host || authority === `${url.hostname}${port}`
}
