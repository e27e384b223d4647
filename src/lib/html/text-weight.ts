/**
 * Limits the drawing cost of server text (docs/faults.md#heavy-html). A browser shapes and breaks a run of joining
 * letters, marks, changes of direction or characters missing in the font in quadratic time: 200,000 of them block a
 * phone for half a minute. The check reads the sanitised text with its entities decoded.
 */
const MAX_CHARS = 50_000
/** In a <pre>, each is a line of its own. */
const MAX_LINES = 20_000
const MAX_COSTLY_CHARS = 3_000
const MAX_CHANGES = 8_000

/** All but the writing that every font of a Chinese phone has: Latin, Cyrillic, Chinese, Japanese, Korean, emoji. */
const COSTLY =
  /[^\0-\u017f\u0400-\u045f\u2010-\u2026\u3000-\u3029\u3041-\u3096\u309b-\u9fff\uac00-\ud7af\uff01-\uffef\ud83c-\ud888\udc00-\udfff]/g
/** Chinese beside other writing, or other writing beside emoji: each is a change of the font. */
const CHANGE =
  /[\u2010-\u2026\u3000-\u9fff\uac00-\ud7af\uff01-\uffef][^\u2010-\u2026\u3000-\u9fff\uac00-\ud7af\uff01-\uffef]|[^\u3000-\udfff\uff01-\uffef][\ud83c-\ud83e]/g
/** Signs, between which no line can end. */
const UNBROKEN = /[^A-Za-z \n\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af\ud83c-\udfff]{20,}/g

const INLINE = /<\/?(?:a|b|code|del|em|i|ins|s|small|span|strong|su[bp]|u)(?: (?:"[^"]*"|[^">])*)?>/g
const TAG = /<(?:"[^"]*"|[^">])*>/g

const charsOf = (text: string, pattern: RegExp): number => text.match(pattern)?.join('').length ?? 0

/** Whether sanitised HTML has too much text, or too much of a kind that a browser draws slowly. */
export function isTextTooHeavy(html: string): boolean {
  const text = html
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(/&(?:amp|lt|gt|nbsp);/g, '.')
  return (
    text.length > MAX_CHARS ||
    text.split('\n').length > MAX_LINES ||
    charsOf(text, COSTLY) + charsOf(text, UNBROKEN) > MAX_COSTLY_CHARS ||
    charsOf(text, CHANGE) > 2 * MAX_CHANGES
  )
}
