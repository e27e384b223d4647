import { wordsOf } from './preview.ts'

const MAX_CHARS = 20_000
const MAX_NUMBERS = 5

/** What follows the word 订单号, or stands alone in the shape of the house: a letter and a long row of digits. */
const ORDER = /订单(?:编)?号\s*[:：]?\s*([A-Za-z0-9][\w-]{7,63})|(?<![\w-])([DWT]\d{18,40})(?![\w-])/g
const DIGIT = /\d/

/** The order numbers that a letter names, each once, as text. Read from its words and never from its markup. */
export function orderNumbersOf(html: string): string[] {
  const named = [...wordsOf(html.slice(0, MAX_CHARS)).matchAll(ORDER)].map(
    (found) => found[1] ?? found[2] ?? '',
  )
  return [...new Set(named.filter((number) => DIGIT.test(number)))].slice(0, MAX_NUMBERS)
}
