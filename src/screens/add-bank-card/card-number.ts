import { cardNumberIn } from '#contracts/payees.ts'

const GROUP = 4
const isDigits = (text: string): boolean => /^\d*$/.test(text)

/** `6200005550001111` → `6200 0055 5000 1111`, as it is printed on a card. A text that is no number stays as it is. */
export const groupDigits = (text: string): string =>
  isDigits(text) ? text.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ') : text

/** How many characters both texts begin with. */
function sameStart(text: string, other: string): number {
  let at = 0
  while (at < text.length && text[at] === other[at]) at += 1
  return at
}
const reversed = (text: string): string => [...text].reverse().join('')

/**
 * The number in the field's text, which showed the digits `previous` before. An edit makes the field's own groups irregular: its
 * blanks count for nothing then. Blanks of what was put in do, as two numbers may stand there.
 */
export function numberAfterEdit(text: string, previous: string): string {
  // Pinyin keyboards put U+2006 between what they compose.
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
