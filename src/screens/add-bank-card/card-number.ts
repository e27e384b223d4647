import { asciiDigits } from '#contracts/digits.ts'

const GROUP = 4
/** More than any card has, so that a number that is too long is reported and not cut. */
const MOST = 30

/** The digits of what was typed or pasted. Full-width digits become plain; spaces and signs are dropped. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '').slice(0, MOST)

/** `6200005550001111` → `6200 0055 5000 1111`, as it is printed on a card. */
export const groupDigits = (digits: string): string =>
  digits.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ')

/** Where the caret stands in the grouped text when `before` digits are to its left. */
export const caretAfter = (before: number): number => before + Math.max(0, Math.ceil(before / GROUP) - 1)
