/** Full-width digits, which Chinese keyboards write, as plain ones. */
export const asciiDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
