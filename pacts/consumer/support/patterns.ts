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
