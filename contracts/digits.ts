/** Full-width digits, which Chinese keyboards write, as plain ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Amounts and rates are below this, about 22.5 trillion 元 in fen: sums stay far from 2^53. */
export const MAX_ABS = 2 ** 51
