/** Replaces full-width digits, which Chinese keyboards type, with ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/**
 * Invisible characters (direction marks, zero-width spaces, byte-order marks, fillers), for a character class of a
 * regular expression with the flag u. It is in this file because the page of the demo games loads it.
 */
export const INVISIBLE = '\\p{Cf}\\p{Default_Ignorable_Code_Point}'

/**
 * Exclusive limit of amounts and rates in their smallest unit, about 22.5 trillion 元 in fen. Sums stay far below
 * 2^53.
 */
export const MAX_ABS = 2 ** 51
