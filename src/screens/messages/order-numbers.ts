import { wordsOf } from '../../lib/html/html-preview.ts'

const MAX_CHARS = 20_000
const MAX_NUMBERS = 5

/** What follows the word 订单号, or a bare number in the mock backend's format: a letter and many digits. */
const ORDER = /订单(?:编)?号\s*[:：]?\s*([A-Za-z0-9][\w-]{7,63})|(?:^|[^\w-])([DWT]\d{18,40})(?![\w-])/g
const DIGIT = /\d/

/** The order numbers in an inbox message, each once, as text. Only its text is searched, never its markup. */
export function orderNumbersOf(html: string): string[] {
  const named = [...wordsOf(html.slice(0, MAX_CHARS)).matchAll(ORDER)].map(
    (found) => found[1] ?? found[2] ?? '',
  )
  return [...new Set(named.filter((number) => DIGIT.test(number)))].slice(0, MAX_NUMBERS)
}
