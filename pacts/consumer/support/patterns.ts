/** Building blocks of regular expressions that Rust, Java, Go and JavaScript read alike: no lookaheads. */

/** Any non-empty text except these words, of characters that `[^…]` with `never` inside matches. */
export function otherThan(words: readonly string[], never = ''): string {
  const heads = [...new Set(words.map((word) => word.charAt(0)))].filter((head) => head !== '')
  const any = never === '' ? '[\\s\\S]' : `[^${never}]`
  if (heads.length === 0) return `${any}+`
  const led = heads.map((head) => {
    const rests = words.filter((word) => word.startsWith(head)).map((word) => word.slice(1))
    // After a whole word more must follow; after the beginning of one the text may also end.
    return `${head}${rests.includes('') ? otherThan(rests, never) : `(${otherThan(rests, never)})?`}`
  })
  return `(${[`[^${heads.join('')}${never}]${any}*`, ...led].join('|')})`
}

/** Any whole number except 200, 251, 401 and 503, whose meaning is fixed. */
export const OTHER_CODE =
  '(-\\d+|\\d{1,2}|\\d{4,}|[0136-9]\\d\\d|2(0[1-9]|[1-46-9]\\d|5[02-9])|4(0[02-9]|[1-9]\\d)|5(0[0-24-9]|[1-9]\\d))'

/** An amount in 元 except this whole one, in any form. */
export function otherAmount(whole: number): string {
  const integer = otherThan([String(whole)], '\\D')
  return `-?(${integer}(\\.\\d{1,2}0*)?|${whole}\\.(0?[1-9]|[1-9]\\d)0*)`
}

/** How the verifier reads a value that is neither text nor a number. */
export const JSON_WORDS = ['null', 'true', 'false']

/** A text that is not empty, and not a JSON list or object; 【, [公告] and "[1] …" are allowed. */
export const SHOWN = `([\\[{][^"\\[{\\]}tfn0-9-][\\s\\S]*|[\\[{][\\s\\S]*[^\\]}]|${otherThan(JSON_WORDS).replace('[^ntf]', '[^ntf\\[{]')})`

/** A text with a Chinese character, no JSON list or object: what a player reads, and not a code such as `yzdz`. */
export const CHINESE = '[\\[{]?[^\\[{"]*[一-鿿][\\s\\S]*'

/** A text with more than small letters, digits and signs in it: `月满开航`, `Sweet Bonanza`, but not `yzdz-001`. */
export const NAMED = '[a-z0-9_. -]*[^a-z0-9_. \\[{-][\\s\\S]*'

/** A text without four small letters in a row, in which no code of a wallet is therefore named. */
export const WITHOUT_CODES = '[^a-z]*([a-z]{1,3}[^a-z]+)*[a-z]{0,3}'

/** HTML or plain text, not escaped (`&lt;p&gt;` would be shown as such), and no list, object or boolean. */
export const HTML =
  '([^\\[{&tf]|t[^r&]|f[^a&]|[\\[{][^"\\[{\\]}tfn0-9&-]|&[^l]|&l[^t])([^&]|&[^l]|&l[^t]|&lt[^;]|&lt;[^A-Za-z/!])*(&(l(t;?)?)?)?'

const YEAR = '[12]\\d{3}'
const LONG = '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])'
const SHORT = '(0[469]|11)-(0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(0[1-9]|1\\d|2\\d)'
/** A day that exists; 29 February of a common year is not excluded. */
export const DAY_PATTERN = `${YEAR}-(${LONG}|${SHORT}|${FEBRUARY})`
/** Databases write "no date" as zeros. */
export const NO_DAY = '0000-00-00'
export const CLOCK_PATTERN = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

/** A number in every form that the codecs read: `100` is also `100.00`, and `12680.5` also `12680.50`. */
export function decimalForms(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = fraction.replace(/0+$/, '')
  const sign = /^-?0$/.test(whole) && digits === '' ? '-?' : ''
  return `${sign}${whole}${digits === '' ? '(\\.0+)?' : `\\.${digits}0*`}`
}
