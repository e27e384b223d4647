/**
 * The addresses that a backend may send (docs/wire.md#addresses). The app's guards, the OpenAPI file and the pact
 * use the same expressions, so these keep to what JavaScript, JSON Schema and Pact's Rust read alike: no
 * look-ahead, no `\d` that matches other scripts. The page's inline script loads this file too, so it imports no
 * library.
 */

/**
 * Two hyphens in a row belong to punycode (`xn--`), which can disguise a name. A bare number is not a host either:
 * 2130706433 is 127.0.0.1.
 */
const LABEL = '[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*'
const HOST = `((${LABEL}\\.)*[A-Za-z][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[::1\\])`
const PORT = '(:[1-9][0-9]{0,4})?'
const LOOPBACK = '(localhost|127\\.0\\.0\\.1|\\[::1\\])'
/**
 * Printable ASCII without the characters that parsers treat differently: space, quotes, angle brackets, backslash,
 * ^, `, {, |, }.
 */
export const PLAIN = "[!#$%&'()*+,./0-9:;=?@A-Z\\[\\]_a-z~-]*"

/** The app also reads http to its own host as https. No document can name that host, so it is not in this pattern. */
const ORIGIN = `(https://${HOST}|http://${LOOPBACK})${PORT}`
const PAGE = `${ORIGIN}([/?#]${PLAIN})?`

/**
 * Letters of any script, and the characters that administrators use in file names. nginx passes them on
 * percent-encoded.
 */
const NAME = '([ A-Za-z0-9_()@~+-]|[^\\x00-\\x7F]|%20|%[89A-Fa-f][0-9A-Fa-f])+'
/** Lower case; any case is accepted. */
export const PICTURE_ENDINGS = 'png|jpe?g|gif|webp|avif|svg'
const ENDING = `(${PICTURE_ENDINGS.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)})`
const QUERY = '(\\?[^\\x00-\\x20"<>\\\\]*)?'
/** From the site's root: a file with the ending of a picture, or a call. */
const FROM_ROOT = `((/${NAME}(\\.${NAME})*)+\\.${ENDING}|/(pay/)?api/[A-Za-z0-9_/]+)${QUERY}`
const DATA = 'data:image/(svg\\+xml|png|jpeg|webp|gif|avif)[;,].*'

/** The pattern of each kind of address, anchored at both ends. */
export const ADDRESSES = {
  /** A page that the app opens, frames or pays on. */
  Page: `^${PAGE}$`,
  /** Where the iOS app is installed from. */
  InstallLink: `^(${PAGE}|itms-services:${PLAIN})$`,
  /** Any picture, avatars and bank logos included. An `<img>` runs no script, so the path may hold any letters. */
  Picture: `^(${ORIGIN}([/?#][^\\x00-\\x1F"<>\\\\]*)?|${FROM_ROOT}|${DATA})$`,
  /**
   * The target of a banner or promotion inside the app: one slash, then only characters that our paths and queries
   * use.
   */
  AppLink: '^/([A-Za-z0-9_.?=&;-][A-Za-z0-9_./?=&;-]{0,199})?$',
} as const
export type AddressKind = keyof typeof ADDRESSES

/**
 * Undoes `&amp;`, which backends that write HTML put into addresses. Only where every `&` of the query is escaped;
 * otherwise `&amp;` may be meant.
 */
export function unescaped(raw: string): string {
  const queryStart = raw.indexOf('?')
  const query = queryStart < 0 ? '' : raw.slice(queryStart)
  if (query.replaceAll('&amp;', '').includes('&')) return raw
  return raw.slice(0, raw.length - query.length) + query.replaceAll('&amp;', '&')
}
