import { headingsOf } from './headings.ts'

const BOX = /<(\/?)(?:div|section|article|table|ul|ol|blockquote)\b/gi

/** Whether every element opened in this piece of HTML is closed in it, so that the piece can be moved. */
function isWhole(html: string): boolean {
  let depth = 0
  for (const [, close] of html.matchAll(BOX)) {
    depth += close ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The position of the terms in an article that has other parts, too. */
export function termsPart(html: string): { at: number; end: number; level: number } | undefined {
  const heads = headingsOf(html)
  const terms = heads.find(({ words }) => words.includes('条款') && !words.includes('代理'))
  if (!terms) return undefined
  const next = heads.find(({ at, level }) => at > terms.at && level <= terms.level)
  return { at: terms.at, end: next?.at ?? html.length, level: terms.level }
}

/**
 * Article 5 contains both the agent programme and the terms. The app links to it for the terms, so their part moves to
 * the front, before any preface, or at least before the other parts if everything is in one box. A text without such a
 * part stays unchanged. The result is still the server's HTML and must be sanitised.
 */
export function termsFirst(html: string): string {
  const terms = termsPart(html)
  const first = headingsOf(html).find(({ level }) => level === terms?.level)
  if (!terms || !first || first.at === terms.at) return html
  const { end } = terms
  const part = html.slice(terms.at, end)
  const start = [0, first.at].find((at) => isWhole(html.slice(at, terms.at)))
  if (start === undefined || !isWhole(part)) return html
  return html.slice(0, start) + part + html.slice(start, terms.at) + html.slice(end)
}
