import { cardNumberIn } from '#contracts/money/payees.ts'

const GROUP = 4
const isDigits = (text: string): boolean => /^\d*$/.test(text)

/** `6200005550001111` → `6200 0055 5000 1111`, as printed on a card. A text that is not a number stays unchanged. */
export const groupDigits = (text: string): string =>
  isDigits(text) ? text.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ') : text

/** The number of characters that both texts share at the start. */
function sameStart(text: string, other: string): number {
  let at = 0
  while (at < text.length && text[at] === other[at]) at += 1
  return at
}
const reversed = (text: string): string => [...text].reverse().join('')

/**
 * The number in the text of the field, which showed the digits `previous` before. After an edit the field's own groups
 * are irregular, so their blanks are ignored. Blanks in the inserted part count, because it may contain two numbers.
 */
export function numberAfterEdit(text: string, previous: string): string {
  // Pinyin keyboards insert U+2006 while composing.
  const raw = text.replaceAll('\u2006', '')
  const read = cardNumberIn(raw)
  if (isDigits(read) || !isDigits(previous)) return isDigits(read) ? read : text
  const shown = groupDigits(previous)
  const start = sameStart(shown, raw)
  const end = raw.length - sameStart(reversed(shown.slice(start)), reversed(raw.slice(start)))
  const own = (part: string) => part.replaceAll(' ', '')
  const edited = cardNumberIn(own(raw.slice(0, start)) + raw.slice(start, end) + own(raw.slice(end)))
  return isDigits(edited) ? edited : text
}
