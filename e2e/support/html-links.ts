/**
 * The address of the app in these tests. It must be https: only then does the app distinguish links of its own site by
 * their host.
 */
export const HOME = 'https://app.test/'
/** A site that HTML of the server may lead to. */
export const OUT = 'https://out.test/'

/** The HTML of a link with this address that shows this text. */
type LinkOf = (href: string, text: string) => string

const withAttributes =
  (attributes: string): LinkOf =>
  (href, text) =>
    `<a href="${href}" ${attributes}>${text}</a>`
const within =
  (before: string, after: string): LinkOf =>
  (href, text) =>
    `${before}<a href="${href}" target="_top" rel="opener">${text}</a>${after}`
const picture = (text: string, more = '') =>
  `<img src="${OUT}picture.svg" width="40" height="30" alt="${text}"${more}>`
/** A picture with an image map that is a link. */
const area: LinkOf = (href, text) =>
  `${picture(text, ' usemap="#map"')}<map name="map"><area shape="rect" coords="0,0,40,30" href="${href}" target="_top"></map>`

/** Links to another site, as an operator or an attacker may write them. */
const OUTSIDE: Readonly<Record<string, LinkOf>> = {
  'no other attribute': withAttributes(''),
  'target=_self': withAttributes('target="_self"'),
  'target=_top': withAttributes('target="_top"'),
  'target=_parent': withAttributes('target="_parent"'),
  'a window by name': withAttributes('target="opener"'),
  'rel=opener': withAttributes('target="_blank" rel="opener"'),
  'rel=opener for a window by name': withAttributes('target="shop" rel="opener"'),
  'rel with a referrer': withAttributes('target="_blank" rel="referrer opener external"'),
  'rel twice': withAttributes('rel="opener" rel="noopener noreferrer" target="_blank"'),
  'referrerpolicy=unsafe-url': withAttributes('referrerpolicy="unsafe-url"'),
  'all of them together': withAttributes('target="_blank" rel="opener" referrerpolicy="unsafe-url"'),
  'capital letters': (href, text) =>
    `<A HREF="${href}" TARGET="_TOP" REL="OPENER" REFERRERPOLICY="UNSAFE-URL">${text}</A>`,
  'no quotes': (href, text) => `<a target=_self rel=opener href=${href}>${text}</a>`,
  'attributes parted by slashes': (href, text) => `<a/href="${href}"/target="_self"/rel="opener">${text}</a>`,
  'a ping': withAttributes(`ping="${OUT}ping"`),
  'a download': withAttributes('download="app.apk"'),
  'a source for attribution': withAttributes(`attributionsrc="${OUT}attribution"`),
  'a handler that stops the click': withAttributes('onclick="return false"'),
  'names and styles': withAttributes('id="root" name="body" class="topbar" style="position:fixed;inset:0"'),
  'space before the address': (href, text) =>
    `<a href="&#1;&#9; ${href}" target="_self" rel="opener">${text}</a>`,
  'a broken line in the address': (href, text) => `<a href="${href}&#10;" target="_self">${text}</a>`,
  'backslashes for slashes': (href, text) =>
    `<a href="${href.replaceAll('/', '\\')}" target="_self">${text}</a>`,
  'in a heading': within('<h2>', '</h2>'),
  'in cells of a table': within('<table><tr><th>表</th><td colspan="2">', '</td></tr></table>'),
  'in a list in a quotation': within('<blockquote><ol><li>', '</li></ol></blockquote>'),
  'in a link to elsewhere': within(`<a href="${OUT}elsewhere" target="_self">`, '</a>'),
  'around formatted text': (href, text) => `<a href="${href}" rel="opener"><b><i><u>${text}</u></i></b></a>`,
  'around a picture': (href, text) => `<a href="${href}" target="_parent" rel="opener">${picture(text)}</a>`,
}

/** Links that must lead nowhere, although they are no addresses of the app. */
const DEAD: Readonly<Record<string, LinkOf>> = {
  'an area that leads out': area,
  'plain http': (href, text) => `<a href="${href.replace('https', 'http')}" target="_blank">${text}</a>`,
  'a broken scheme': (href, text) =>
    `<a href="${href.replace('https', 'ht&#9;tps')}" target="_top">${text}</a>`,
  'no scheme': (href, text) => `<a href="${href.replace('https:', '')}" target="_top">${text}</a>`,
  'a script': (_, text) => `<a href="javascript:void(location.hash='/withdrawal?amount=500')">${text}</a>`,
  'a page of its own': (_, text) => `<a href="data:text/html,<p>x" target="_blank">${text}</a>`,
  'a file of the page': (_, text) => `<a href="blob:${HOME}x" target="_blank">${text}</a>`,
  'another app': (_, text) => `<a href="intent://x#Intent;scheme=https;end" target="_top">${text}</a>`,
  'a link of SVG': (href, text) =>
    `<p>${text}<svg><a xlink:href="${href}" href="${href}"><text y="9">x</text></a></svg></p>`,
  'a link of MathML': (href, text) => `<p>${text}<math><mtext href="${href}">x</mtext></math></p>`,
}

/** Addresses of filled-in money forms, in spellings that a browser on `HOME` reads as its own site. */
const INSIDE = [
  '#/withdrawal?money=500&amount=500&card=1',
  '/#/recharge?amount=500&paytype=wechat',
  './#/transfer?amount=500&sourcetype=userbalance&targettype=yzdz',
  '?#/withdrawal?type=2&bank=1&password=888888',
  './index.html#/recharge?amount=500&payAmount=500',
  'index.html?amount=500#/withdrawal?amount=500',
  `${HOME}#/transfer?amount=500`,
  'https://APP.TEST:443/#/recharge?amount=500',
  '//app.test/#/withdrawal?amount=500',
  String.raw`\\app.test\#/transfer?amount=500`,
  'https:#/recharge?amount=500',
  'https:/#/withdrawal?amount=500',
  String.raw`https:\\app.test\#/transfer?amount=500`,
  'https:?amount=500#/withdrawal?amount=500',
  'HTTPS:/index.html#/recharge?amount=500',
  'https:////app.test/#/withdrawal?amount=500',
  'https://member:x@app.test/#/recharge?amount=500',
  'https://%61pp.te%73t/#/transfer?amount=500',
  'https://ａｐｐ．ｔｅｓｔ/#/withdrawal?amount=500',
  'https://app\u00AD.test/#/recharge?amount=500',
  'http://app.test/#/withdrawal?amount=500',
  '%23/withdrawal?amount=500',
  '#%2Fwithdrawal%3Famount%3D500',
  '/%23/recharge?amount=500',
  '\t#/transfer?amount=500',
  ' \n\r#/withdrawal?amount=500',
  '\u0001 #/recharge?amount=500',
  '#/with\ndrawal?am\tount=500',
  'ht\ttps://app.test/#/recharge?amount=500',
  'https://app.te\nst/#/transfer?amount=500',
  'https://app.test\t/#/withdrawal?amount=500',
] as const

/** The kinds of links that may hold such an address. */
const HOLDERS: readonly LinkOf[] = [
  withAttributes(''),
  withAttributes('target="_blank" rel="opener"'),
  withAttributes('target="_top"'),
  within('<h2>', '</h2>'),
  within('<table><tr><td>', '</td></tr></table>'),
  area,
  (href, text) => `<a href="${href}" target="_self">${picture(text)}</a>`,
]

/** For a text in quotes: every character except letters and digits as its code. */
const quoted = (address: string) => address.replace(/[^\w-]/gu, (char) => `&#${char.codePointAt(0)};`)

/** A link to show: its kind, the text by which a reader finds it, and its HTML. */
export type ShownLink = { what: string; text: string; html: string }

/** `at` is the path on the other site that it leads to. */
export const outsideLinks: readonly (ShownLink & { at: string })[] = Object.entries(OUTSIDE).map(
  ([what, link], index) => {
    const at = String(index + 1)
    const text = `站外${at}号`
    return { what, at, text, html: link(OUT + at, text) }
  },
)

export const disarmedLinks: readonly ShownLink[] = [
  ...Object.entries(DEAD).map(([what, link], at) => {
    const text = `无效${at + 1}号`
    return { what, text, html: link(`${OUT}dead`, text) }
  }),
  ...INSIDE.map((address, at) => {
    const text = `站内${at + 1}号`
    const holder = HOLDERS[at % HOLDERS.length] ?? area
    return { what: JSON.stringify(address), text, html: holder(quoted(address), text) }
  }),
]
