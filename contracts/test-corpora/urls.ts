import type { Case } from './product.ts'

/**
 * Addresses from parts, as a hostile link or a careless backend writes them. No address may lead to
 * `trap.invalid`; `app.test` is the app's own host.
 */

/** Before the authority. */
export const SCHEMES = [
  'https:',
  '',
  'HTTPS:',
  'http:',
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:https:',
  'file:',
  'ftp:',
  'ws:',
  'view-source:https:',
  'intent:',
  'tel:',
  'about:',
  '%68ttps:',
  'ｈttps:',
] as const

/** Between scheme and authority. */
export const SLASHES = [
  '//',
  '',
  '/',
  '///',
  '\\\\',
  '/\\',
  '\\/',
  '//\t',
  '/%2F',
  '／／',
  '//./',
  '/./',
  '/../',
  '/;/',
] as const

/** User names before an @, and texts that look like one. */
export const USERS = ['', 'app.test@', 'a:b@', '@', 'app.test%40', 'app.test\\@', '%00@'] as const

/** Hosts, and texts that look like one. */
export const HOSTS = [
  'trap.invalid',
  'app.test',
  'app.test.trap.invalid',
  'trap.invalid.',
  'TRAP.INVALID',
  'trap。invalid',
  'trаp.invalid',
  'xn--trp-5cd.invalid',
  '2130706433',
  '0x7f.1',
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  'tr%61p.invalid',
  'trap\u00ad.invalid',
  '',
] as const

/** Texts after the host. */
export const PATHS = [
  '',
  '/mine',
  '/wallet?type=1',
  '/login?redirect=/mine',
  '/%2e%2e//trap.invalid',
  '/mine/..//trap.invalid',
  '/mine%0d%0aSet-Cookie:x',
  ':443/mine',
  ':99999/mine',
  '?x=<script>',
  '#/withdrawal?amount=100',
  '/mine\u2028',
  '/mine\u202e',
  ' /mine',
  ';@app.test/',
  `/${'a'.repeat(5_000)}`,
] as const

export const URL_PARTS = [SCHEMES, SLASHES, USERS, HOSTS, PATHS] as const
export const urlOf = (parts: Case<typeof URL_PARTS>): string => parts.join('')
