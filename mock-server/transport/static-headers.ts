import { createHash } from 'node:crypto'

/** The fake house inside the page needs no network at all; the real app talks to its own origin only. */
export type PageKind = 'real' | 'demo'

/** `<script>` elements of a page that carry their code themselves. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/gi

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a built page: scripts of our own files and the hashed inline ones, nothing evaluated; styles
 * inline, as Emotion writes them; pictures and frames over https. Pages we frame ourselves may be of our own
 * origin, and made in the page by the demo. What it keeps out is in docs/faults.md#injected-scripts.
 */
function directives(html: string, kind: PageKind): Record<string, string> {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => sha256(code))
  return {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' https: data: blob:",
    'connect-src': kind === 'demo' ? "'none'" : "'self'",
    'frame-src': kind === 'demo' ? "'self' https: blob:" : "'self' https:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  }
}

const joined = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** For `<meta http-equiv="Content-Security-Policy">` of a page whose final text is `html`. */
export const metaPolicy = (html: string, kind: PageKind): string => joined(directives(html, kind))

/**
 * The headers that a server of the built app sends with every file (docs/faults.md#missing-response-headers).
 * `html` is the page's final text, for the hashes of its inline scripts. A `<meta>` cannot forbid framing:
 * only this can. HSTS is not among them: it belongs to the host that ends TLS.
 */
export const securityHeaders = (html: string, kind: PageKind) => ({
  'content-security-policy': joined({ ...directives(html, kind), 'frame-ancestors': "'none'" }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** Names with a hash in them never change; the page and all else is asked for each time. */
export const cacheControl = (path: string): string =>
  /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
