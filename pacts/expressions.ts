/** What a group of the pact's regular expressions asks of a value. */
type Row = {
  asks: string
  /** How the expressions begin; whole where there is no `…`. */
  begins: readonly string[]
  /** More than `asks` says, from the expression itself. */
  of?: (expression: string) => string
}

const r = String.raw

/** The words of `^(a|b|c)$`. */
const choice = (expression: string): string =>
  `one of ${expression
    .slice(1, -1)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\(\\\.0\+\)\?$/, '')
    .split('|')
    .join(', ')}`

/** `^12680\.50*$`, `^-?0(\.0+)?$` and `^yzdz-001$` as the value that they name. */
const exact = (expression: string): string =>
  expression
    .slice(1, -1)
    .replace(/\(\\\.0\+\)\?$/, '')
    .replace(/^-\?/, '')
    .replace(/(\\\.\d+)0\*$/, '$1')
    .replaceAll('\\.', '.')

const EXACT = /^\^[^()[\]|+{}]+(\(\\\.0\+\)\?)?\$$/

/**
 * Every expression of the pact, in words. The table of expressions.md (`withExpressionsTable`) and the sentences of reports and
 * news are made from this.
 */
const ROWS: readonly Row[] = [
  { asks: 'a text: not empty, and no `null`, `true`, `false`, list or object', begins: [r`^([\[{][^"…`] },
  { asks: 'a text, which may be empty', begins: [r`^(([\[{][^"…`] },
  {
    asks: 'an id: a text or a number, without spaces, quotes, brackets and braces',
    begins: [r`^([^ntf\s…`],
  },
  {
    asks: 'the code of a refusal: any whole number but 200, 251, 401 and 503',
    begins: [r`^(-\d+…`],
  },
  {
    asks: 'the code of a refusal, under maintenance: any whole number but 200, 251 and 401',
    begins: [r`^((-\d+…`],
  },
  { asks: 'an amount in 元, of at most two decimals that mean something', begins: [r`^-?\d+(\.\d{1,2}…`] },
  { asks: 'a percentage, not negative', begins: [r`^\d+(\.\d{1,6}…`] },
  { asks: 'the rate of an order that is paid in 元: 1, or none', begins: [r`^([01]…`] },
  { asks: 'a USDT address of TRC20', begins: [r`^T\w+$`] },
  { asks: 'a USDT address of ERC20', begins: [r`^0x\w+$`] },
  { asks: 'the number of an account, in full', begins: [r`^[A-Za-z -]*…`] },
  { asks: 'an order number of at most 64 characters', begins: [r`^[A-Za-z._-]{0,20}…`] },
  { asks: 'any data but one with another `state` than 2', begins: [r`^(|\[\]|\{\}…`] },
  { asks: 'a whole number, not negative', begins: [r`^\d+$`] },
  {
    asks: 'a state out of these',
    begins: [r`^[012]$`, r`^[0-3](…`],
    of: (expression) => (expression.startsWith('^[012]') ? 'one of 0, 1, 2' : 'one of 0, 1, 2, 3'),
  },
  { asks: 'a number of pages: at least one', begins: [r`^[1-9]\d*(\.0+)…`] },
  { asks: 'a number of pages: more than one', begins: [r`^([2-9]…`] },
  {
    asks: 'exactly this, of a number with any zeros behind it',
    begins: [r`^12680\.50*$`, r`^100(\.0+)?$`],
    of: (expression) => `exactly ${exact(expression)}`,
  },
  { asks: 'what the red packet of the state can hold: 0.88 to 38.88 元', begins: [r`^(0\.8[89]…`] },
  { asks: 'a flag: 1 or 0, `true` or `false`', begins: [r`^(0|1|…`] },
  { asks: 'a flag that is on: 1 or `true`', begins: [r`^(1|true)$`] },
  { asks: 'a flag that is off: 0 or `false`', begins: [r`^(0|false|)$`] },
  {
    asks: 'a time of Beijing on a day that exists; where it ends in `15:0\\d:[0-5]\\d`, at the hour that the state names',
    begins: [r`^[12]\d{3}-…`],
    of: (expression) => `a time of Beijing, like 2026-05-01 12:00:00${ofHour(expression)}`,
  },
  {
    asks: 'the same, or none: empty, `0000-00-00`',
    begins: [r`^([12]\d{3}-…`],
    of: (expression) => `a time of Beijing, like 2026-05-01 12:00:00${ofHour(expression)}, or none`,
  },
  { asks: 'nothing, because the member of the state has entered nothing', begins: [r`^$`, r`^(0000-…`] },
  { asks: 'a text in Chinese, as players read it: no code, no `success`', begins: [r`^[\[{]?[^…`] },
  {
    asks: 'the name of a game: more than small letters and digits, as a code has',
    begins: [r`^[a-z0-9_. -]*…`],
  },
  {
    asks: 'the way of a transfer, in names of wallets and not in their codes',
    begins: [r`^[^a-z]*([a-z]{1,3}…`],
  },
  { asks: 'HTML that is not escaped (`&lt;p&gt;`)', begins: [r`^([^\[{&tf]…`] },
  { asks: 'HTML that is not escaped, or none', begins: [r`^(([^\[{&tf]…`] },
  {
    asks: 'the number of a card or address, of which at least the last four characters are shown',
    begins: [r`^[\s\S]*188…`, r`^[\s\S]*288…`, r`^[\s\S]*([^a-z]…`],
    of: (expression) => {
      const [, last] = /\*(\d{4})\$$/.exec(expression) ?? []
      return last === undefined
        ? 'the number of a card or address, of which at least the last four characters are shown'
        : `the number of a card or address that ends in ${last}`
    },
  },
  { asks: 'the address of a picture, or of where an app is installed from', begins: [r`^((https:…`] },
  { asks: 'the address of a picture, or none', begins: [r`^$|^((https:…`] },
  { asks: 'the address of a page', begins: [r`^(https:…`] },
  { asks: 'nothing to show: `null`, `[]`, `{}`, `""`, an empty page', begins: [r`^(|(null|…`] },
  {
    asks: 'any but the value that the state rules out',
    begins: [r`^-?(([^…`, r`^([^【…`],
    of: (expression) => {
      const [, ruledOut] = /\|(\d+)\\\.\(0\?\[1-9\]/.exec(expression) ?? []
      return ruledOut === undefined
        ? 'any but the value that the state rules out'
        : `any amount but ${ruledOut}`
    },
  },
  {
    asks: 'a text with this word, or this level, in it',
    begins: [r`^[\s\S]*微…`, r`^[\s\S]*支…`, r`^[\s\S]*USDT…`, r`^[\s\S]*[Pp]…`, r`^\D*[Pp]…`],
    of: (expression) => {
      const [, word] = /^\^\[\\s\\S\]\*([^[\\]+)\[/.exec(expression) ?? []
      const [, level = ''] = /\[Pp\](\d+|\\d\+)/.exec(expression) ?? []
      return `a text with ${word ?? (level === '\\d+' ? 'a level, like VIP1,' : `the level ${level}, like VIP${level},`)} in it`
    },
  },
  { asks: 'one of these', begins: [r`^(realbet|…`, r`^(TRC20|…`], of: choice },
  { asks: 'a code of 500 to 599', begins: [r`^5\d\d$`] },
]

const ofHour = (expression: string): string => {
  const [, hour] = / (\d\d):0\\d:\[0-5\]/.exec(expression) ?? []
  return hour === undefined ? '' : `, within ${hour}:00 to ${hour}:09`
}

const isLike = (expression: string, begin: string): boolean =>
  begin.endsWith('…') ? expression.startsWith(begin.slice(0, -1)) : expression === begin

/** What an expression of the pact asks for, in words; undefined for one that no row explains. */
export function asksFor(expression: string): string | undefined {
  const fits = ROWS.flatMap((row) => row.begins.map((begin) => ({ row, begin })))
    .filter(({ begin }) => isLike(expression, begin))
    .sort((a, b) => b.begin.length - a.begin.length)
  const [best] = fits
  if (best) return best.row.of?.(expression) ?? best.row.asks
  return EXACT.test(expression) ? `exactly ${exact(expression)}` : undefined
}

/** Rows that no expression of the pact needs. */
export const unusedBegins = (expressions: readonly string[]): string[] =>
  ROWS.flatMap(({ begins }) => begins).filter((begin) => !expressions.some((one) => isLike(one, begin)))

const HEAD = '| begins with | asks for |'

/** A document with its table of expressions written anew. */
export function withExpressionsTable(document: string): string {
  const code = (begin: string) => `\`${begin.replaceAll('|', '\\|')}\``
  const rows = ROWS.map(({ asks, begins }) => `| ${begins.map(code).join(', ')} | ${asks} |`)
  const start = document.indexOf(HEAD)
  const end = document.indexOf('\n\n', start)
  if (start < 0 || end < 0) throw new Error(`the document has no table that begins with ${HEAD}`)
  return [document.slice(0, start), [HEAD, '|---|---|', ...rows].join('\n'), document.slice(end)].join('')
}
