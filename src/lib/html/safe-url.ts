import { ADDRESSES, PLAIN, unescaped } from '#contracts/wire/address-patterns.ts'

export type SafeUrlOptions = {
  /** Schemes besides https that this field may use, e.g. `['itms-services:']` for the iOS link. */
  schemes?: readonly string[]
  /** Allows only these hosts. Undefined allows any. */
  hosts?: readonly string[]
}

const MAX_CHARS = 4_096
const ONLY_PLAIN = new RegExp(`^${PLAIN}$`)
const PAGE = new RegExp(ADDRESSES.Page, 'i')

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * The one guard for any navigation to an address that a server names (docs/wire.md#addresses). Returns the address as
 * the browser reads it, or undefined. Only https; http only to our own host, or between loopback hosts (development, a
 * local test server). No userinfo, no control characters, no disguised host (IDN, numeric, encoded).
 */
export function safeExternalUrl(raw: unknown, options: SafeUrlOptions = {}): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_CHARS) return undefined
  const address = unescaped(raw)
  const url = ONLY_PLAIN.test(address) ? parse(address) : undefined
  if (!url) return undefined
  if (options.schemes?.includes(url.protocol)) return url.href
  if (url.protocol === 'file:') return besideThisFile(url) ? url.href : undefined
  if (!PAGE.test(address.replace(/^http:/i, 'https:'))) return undefined
  if (url.protocol === 'http:' && !httpIsOurs(url)) return undefined
  if (options.hosts && !options.hosts.includes(url.host)) return undefined
  return url.href
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/**
 * Whether plain http is allowed for this address. A backend behind a proxy may build http addresses of its own host,
 * because it does not know that the proxy speaks https. They are read with the page's own scheme.
 */
export function httpIsOurs(url: URL): boolean {
  const page = globalThis.location
  if (page === undefined) return false
  if (url.host === page.host && /^https?:$/.test(page.protocol)) {
    url.protocol = page.protocol
    return true
  }
  return page.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(page.hostname)
}

/** The one-file demo opened from a disk: only files of its own folder are allowed. */
function besideThisFile(url: URL): boolean {
  const page = globalThis.location
  if (page?.protocol !== 'file:') return false
  return url.pathname.startsWith(page.pathname.slice(0, page.pathname.lastIndexOf('/') + 1))
}

/**
 * The hosts in a variable of the build, which the build has checked (docs/faults.md#trusted-hosts). Undefined if it
 * names none, and in the demo, whose payment pages and downloads are served beside it.
 */
export const namedHosts = (list: string | undefined): readonly string[] | undefined =>
  import.meta.env.VITE_BACKEND === 'mock' ? undefined : (list?.match(/[^\s,]+/g) ?? undefined)
