/**
 * The addresses that a backend names (docs/wire.md#addresses). The same expressions are in the app's guards, the OpenAPI
 * file and the pact, so they hold what JavaScript, JSON Schema and Pact's Rust all read: no look-ahead, no `\d` of a script. The
 * page's inline script uses them, too, so this file brings no library.
 */

/** Two hyphens in a row are left to names in disguise (`xn--`); a number alone is none, as 2130706433 is 127.0.0.1. */
const LABEL = '[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*'
const HOST = `((${LABEL}\\.)*[A-Za-z][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[::1\\])`
const PORT = '(:[1-9][0-9]{0,4})?'
const LOOPBACK = '(localhost|127\\.0\\.0\\.1|\\[::1\\])'
/** Printable ASCII without what parsers disagree about: space, quotes, angle brackets, backslash, ^, `, {, |, }. */
export const PLAIN = "[!#$%&'()*+,./0-9:;=?@A-Z\\[\\]_a-z~-]*"

/** Beside these, http to the page's own host is read as https; a document cannot know that host. */
const ORIGIN = `(https://${HOST}|http://${LOOPBACK})${PORT}`
const PAGE = `${ORIGIN}([/?#]${PLAIN})?`

/** Letters of any script, and what administrators have in the names of files. nginx passes on the same, percent-encoded. */
const NAME = '([ A-Za-z0-9_()@~+-]|[^\\x00-\\x7F]|%20|%[89A-Fa-f][0-9A-Fa-f])+'
/** An expression in small letters; any case is taken. */
export const PICTURE_ENDINGS = 'png|jpe?g|gif|webp|avif|svg'
const ENDING = `(${PICTURE_ENDINGS.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)})`
const QUERY = '(\\?[^\\x00-\\x20"<>\\\\]*)?'
/** From the site's root: a file with the ending of a picture, or a call. */
const FROM_ROOT = `((/${NAME}(\\.${NAME})*)+\\.${ENDING}|/(pay/)?api/[A-Za-z0-9_/]+)${QUERY}`
const DATA = 'data:image/(svg\\+xml|png|jpeg|webp|gif|avif)[;,].*'

/** What each kind of address looks like, whole. */
export const ADDRESSES = {
  /** A page to open, to frame or to pay on. */
  Page: `^${PAGE}$`,
  /** Where the iOS app is installed from. */
  InstallLink: `^(${PAGE}|itms-services:${PLAIN})$`,
  /** A picture, also of a member or a bank. An `<img>` runs nothing, so a name may hold any letters. */
  Picture: `^(${ORIGIN}([/?#][^\\x00-\\x1F"<>\\\\]*)?|${FROM_ROOT}|${DATA})$`,
  /** Where a banner or a promotion leads inside the app: one slash, then only what a path and a query of ours can hold. */
  AppLink: '^/([A-Za-z0-9_.?=&;-][A-Za-z0-9_./?=&;-]{0,199})?$',
} as const
export type AddressKind = keyof typeof ADDRESSES

/** Backends that write HTML write `&amp;` for `&` in addresses, too: read so where every `&` of the query is one. */
export function unescaped(raw: string): string {
  const at = raw.indexOf('?')
  const query = at < 0 ? '' : raw.slice(at)
  if (query.replaceAll('&amp;', '').includes('&')) return raw
  return raw.slice(0, raw.length - query.length) + query.replaceAll('&amp;', '&')
}
