/** Full-width digits, which Chinese keyboards write, as plain ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/**
 * What nobody sees (marks of direction, zero-width blanks, byte-order marks, fillers), for the brackets of a regular
 * expression with the flag u. It stands here because the page of the demo games loads this file.
 */
export const INVISIBLE = '\\p{Cf}\\p{Default_Ignorable_Code_Point}'

/** Amounts and rates are below this, about 22.5 trillion 元 in fen: sums stay far from 2^53. */
export const MAX_ABS = 2 ** 51
