/**
 * What the codecs read of a text, as regular expressions for the OpenAPI file. They use nothing that Java, Go, Rust and
 * JavaScript do not read alike: no lookaheads, no names.
 */

/** The codecs drop spaces at both ends. */
const padded = (pattern: string): string => `^\\s*${pattern}\\s*$`

/** Zeros, or the noise of a binary fraction: six zeros or nines, and anything behind them. */
const BEHIND = '(0*|0{6}\\d*|9{6}\\d*)'
const GROUPED = '[1-9]\\d{0,2}(,\\d{3}){1,3}'

/** Decimal text of at most `wholes` digits before the point, and `places` behind it that mean something. */
export const decimal = (wholes: number, places: number): string =>
  padded(`[+-]?(\\d{1,${wholes}}|${GROUPED})(\\.(\\d{1,${places}}|\\d{${places}}${BEHIND}))?`)

/** The same without any noise: what a player pays is exact. */
export const exactDecimal = (wholes: number, places: number): string =>
  padded(`[+-]?(\\d{1,${wholes}}|${GROUPED})(\\.\\d{1,${places}})?`)

export const WHOLE = padded('-?\\d{1,15}(\\.0+)?')

/** The pattern, or no text at all. */
export const orEmpty = (pattern: string): string => `^$|${pattern}`

/** The years that a database can name. The first hundred are left out: `Date.UTC` takes them for 1900 and later. */
const CENTURY = '(0[1-9]|[1-9]\\d)'
const LEAP = '(0[48]|[2468][048]|[13579][26])'
const LEAP_YEAR = `(${CENTURY}${LEAP}|${LEAP}00)`
const LONG = '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])'
const SHORT = '(0[469]|11)-(0[1-9]|[12]\\d|30)'
const DAY = `(${CENTURY}\\d{2}-(${LONG}|${SHORT}|02-(0[1-9]|1\\d|2[0-8]))|${LEAP_YEAR}-02-29)`
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

const ZONE = '(Z|[+-]([01]\\d|2[0-3])(:?[0-5]\\d)?)'

/** A moment or a day that exists, or none: empty or zeros. */
export const TIME = padded(`(${DAY}( ${CLOCK}|[T ]${CLOCK}(\\.\\d+)?${ZONE})?|0000-00-00[\\s\\S]*)?`)
