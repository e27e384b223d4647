import DOMPurify, { type Config } from 'dompurify'
import { outsideLink } from '../navigation/outside-link.ts'
import { altText, joinsOfText } from './html-bounds.ts'
import { isTooHeavy } from './html-weight.ts'
import { safeImageUrl } from './safe-image.ts'
import { isTextTooHeavy } from './text-weight.ts'

const TAGS = [
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'del',
    'div',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  ...[
    'hr',
    'i',
    'img',
    'ins',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
  ],
  ...['th', 'thead', 'tr', 'u', 'ul'],
]
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan']
const PIXELS = /^\d{1,4}$/
/** Whether cells of the current text may span this many more columns or rows. */
let mayJoin = joinsOfText()

const config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'style',
    'video',
    'audio',
    'svg',
    'math',
    'iframe',
    'object',
    'template',
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'target'],
  // A path from the root is only for pictures; `keepLink` removes it from links.
  ALLOWED_URI_REGEXP: /^(?:(?:https|tel|mailto):|\/(?!\/))/i,
  // DOMPurify would otherwise check these values as addresses.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan'],
  SANITIZE_DOM: true,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config

const purifier = DOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') keepLink(node)
  else node.removeAttribute('href')
  if (node.tagName === 'IMG') keepImage(node)
  else node.removeAttribute('src')
  for (const name of ['colspan', 'rowspan']) {
    if (!mayJoin(node.getAttribute(name))) node.removeAttribute(name)
  }
})

/**
 * Links in server HTML open a new window without access to this page. A link into the app loses its address, so that
 * server HTML cannot lead to a filled-in money form or start a login or a registration.
 */
function keepLink(link: Element): void {
  const href = outsideLink(link.getAttribute('href') ?? '')
  if (href === undefined) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

/** An address of the API is never a picture: HTML from the server could otherwise trigger calls. */
const CALL = /^\/(?:pay\/)?api\//i

/** Pictures: https or a file of our own host, plain sizes, loaded lazily and without a referrer. */
function keepImage(image: Element): void {
  const src = image.getAttribute('src') ?? ''
  const isShown = /^https:/i.test(src) || (src.startsWith('/') && !CALL.test(src) && safeImageUrl(src))
  if (!isShown) image.removeAttribute('src')
  for (const side of ['width', 'height']) {
    if (!PIXELS.test(image.getAttribute(side) ?? '')) image.removeAttribute(side)
  }
  image.setAttribute('alt', altText(image.getAttribute('alt')))
  image.setAttribute('loading', 'lazy')
  image.setAttribute('referrerpolicy', 'no-referrer')
}

/** A tag up to its end. Quoted values are skipped as a whole. */
const TAG = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^>"'])*/gi
const HANDLER = /(^<\w+\/+|["']\/+|[\s"'])on(?=[a-z]+\s*=)/gi
const HEAD = /^(<\/?)(?=(?:base|meta|link)\b)/i

/**
 * Chromium reports an inline handler or a <base> to the content policy wherever it is parsed, even in the sanitiser's
 * inert document, where it can do nothing. A renamed one is dropped without a report, like anything unknown. This only
 * keeps the reports clean; the sanitiser keeps the page safe.
 */
const withoutPolicyNoise = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1x-on').replace(HEAD, '$1x-'))

const TOO_HEAVY = '<p>内容过长，无法在此显示，请联系在线客服查看。</p>'

/**
 * Server HTML without anything active, for display only. The result goes into the page unchanged. In browsers with
 * Trusted Types it is TrustedHTML, since the page's policy accepts HTML from no other source.
 */
export function sanitize(html: string): TrustedHTML {
  mayJoin = joinsOfText()
  const clean = purifier.sanitize(isTooHeavy(html) ? TOO_HEAVY : withoutPolicyNoise(html), config)
  return isTextTooHeavy(String(clean)) ? purifier.sanitize(TOO_HEAVY, config) : clean
}
