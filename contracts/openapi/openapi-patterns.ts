/**
 * The texts that the codecs read, as regular expressions for the OpenAPI file. They use only what Java, Go, Rust
 * and JavaScript read alike: no lookaheads, no named groups.
 */

/** The codecs trim spaces. */
const padded = (pattern: string): string => `^\\s*${pattern}\\s*$`

/**
 * Digits after the last decimal place: zeros, or the noise of a binary fraction (six zeros or nines, and anything
 * after them).
 */
const EXTRA_DIGITS = '(0*|0{6}\\d*|9{6}\\d*)'
const GROUPED = '[1-9]\\d{0,2}(,\\d{3}){1,3}'

/** Decimal text with at most `wholes` digits before the point and `places` significant digits after it. */
export const decimal = (wholes: number, places: number): string =>
  padded(`[+-]?(\\d{1,${wholes}}|${GROUPED})(\\.(\\d{1,${places}}|\\d{${places}}${EXTRA_DIGITS}))?`)

/** Like `decimal`, but without noise, because the app sends exact amounts. */
export const exactDecimal = (wholes: number, places: number): string =>
  padded(`[+-]?(\\d{1,${wholes}}|${GROUPED})(\\.\\d{1,${places}})?`)

export const WHOLE = padded('-?\\d{1,15}(\\.0+)?')

/** The pattern, or an empty text. */
export const orEmpty = (pattern: string): string => `^$|${pattern}`

/** Years from 100 on. Earlier ones are excluded because `Date.UTC` reads 0 to 99 as 1900 to 1999. */
const CENTURY = '(0[1-9]|[1-9]\\d)'
const LEAP = '(0[48]|[2468][048]|[13579][26])'
const LEAP_YEAR = `(${CENTURY}${LEAP}|${LEAP}00)`
const LONG_MONTH_DAY = '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])'
const SHORT_MONTH_DAY = '(0[469]|11)-(0[1-9]|[12]\\d|30)'
const DAY = `(${CENTURY}\\d{2}-(${LONG_MONTH_DAY}|${SHORT_MONTH_DAY}|02-(0[1-9]|1\\d|2[0-8]))|${LEAP_YEAR}-02-29)`
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

const ZONE = '(Z|[+-]([01]\\d|2[0-3])(:?[0-5]\\d)?)'

/** An existing moment or day, or none: empty or zeros. */
export const TIME = padded(`(${DAY}( ${CLOCK}|[T ]${CLOCK}(\\.\\d+)?${ZONE})?|0000-00-00[\\s\\S]*)?`)
