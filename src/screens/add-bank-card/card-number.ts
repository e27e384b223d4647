const GROUP = 4
/** More than any card has, so that what is too long is told and not cut. */
const MOST = 30

/** The digits of what was typed or pasted: full-width ones become plain, spaces and signs between them go. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .slice(0, MOST)

/** `6200005550001111` → `6200 0055 5000 1111`, to be read aloud from a card. */
export const groupDigits = (digits: string): string =>
  digits.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ')

/** Where the caret stands in the grouped text when `before` digits are to its left. */
export const caretAfter = (before: number): number => before + Math.max(0, Math.ceil(before / GROUP) - 1)
