import { createHash } from 'node:crypto'

/** The demo has the mock backend in the page and needs no network. The real app talks to its own origin only. */
export type PageKind = 'real' | 'demo'

/** The only hosts for pictures and frames of other origins; undefined: every https host. */
export type TrustedHosts = {
  pictures: readonly string[] | undefined
  frames: readonly string[] | undefined
  /** The origin that takes reports, where it is not the page's own. */
  reports?: string | undefined
}
const EVERY_HOST: TrustedHosts = { pictures: undefined, frames: undefined }

const over = (hosts: readonly string[] | undefined): string =>
  hosts === undefined ? 'https:' : hosts.map((host) => `https://${host}`).join(' ')

/** Installs an app on an iPhone; its link opens in the frame of a download (docs/faults.md#hostile-download-links). */
const APPLE_INSTALL = 'itms-services:'

/** Inline `<script>` elements of a page. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/gi

/**
 * Where the browser has Trusted Types, text becomes HTML or a script's address only through these: the page's first script
 * (src/boot/floor.js), the one sanitiser, and the registration of the worker. The demo frames pages that it writes itself.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'floor dompurify service-worker',
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a built page: scripts only from our own files and with hashed inline code, and no eval. Emotion needs
 * inline styles. Pictures and frames may come over https, from the trusted hosts where there are any. Frames may also be
 * of our own origin, an install by Apple, or made in the page by the demo. What the policy keeps out is in docs/faults.md#injected-scripts.
 */
function directives(
  html: string,
  kind: PageKind,
  { pictures, frames, reports }: TrustedHosts = EVERY_HOST,
): Record<string, string> {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => sha256(code))
  return {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' ${over(pictures)} data: blob:`,
    'connect-src': kind === 'demo' ? "'none'" : ["'self'", ...(reports ? [reports] : [])].join(' '),
    'frame-src': `'self' ${over(frames)} ${kind === 'demo' ? 'blob:' : APPLE_INSTALL}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...(kind === 'real' ? TRUSTED_TYPES : {}),
  }
}

const joined = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** For `<meta http-equiv="Content-Security-Policy">` of a page whose final text is `html`. */
export const metaPolicy = (html: string, kind: PageKind, trusted?: TrustedHosts): string =>
  joined(directives(html, kind, trusted))

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi

/** The page's own policy, which knows the hosts of its build. Of several pages together, or none, the widest. */
function policyOf(html: string, kind: PageKind): string {
  const [own, ...others] = [...html.matchAll(META)].map(([, policy]) => policy)
  return own !== undefined && others.length === 0 ? own : joined(directives(html, kind))
}

/**
 * The headers that a server of the built app sends with every file (docs/faults.md#missing-response-headers).
 * `html` is the page's final text, for its policy. Only a header can forbid framing, a `<meta>` cannot. HSTS is not among
 * them: it belongs to the host that ends TLS.
 */
export const securityHeaders = (html: string, kind: PageKind) => ({
  'content-security-policy': `${policyOf(html, kind)}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** A file with a hash in its name never changes. No page is kept (docs/production.md#pages-that-nobody-keeps). All else is revalidated. */
export function cacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-store'
  return /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
