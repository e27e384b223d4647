/** Ends of headings, too. No pattern here looks beyond the next `<`: the text is the server's, and of any length. */
const HEADING = /<(\/?)h([1-6])\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
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

/** The headings of a text, each with its words. */
function headingsOf(html: string) {
  const tags = [...html.matchAll(HEADING)]
  return tags.flatMap(({ 0: tag, 1: slash, 2: level, index }, nth) => {
    const end = tags[nth + 1]
    if (slash || !end?.[1] || end[2] !== level) return []
    const words = html.slice(index + tag.length, end.index).replace(TAG, '')
    return [{ at: index, level: Number(level), words }]
  })
}

/**
 * Article 5 holds both the agent programme and the terms. The app links to it for the terms, so their part is
 * moved to the front, before any preface, or at least before the other parts where everything stands in one box.
 * A text without such a part stays unchanged. The result is still the server's HTML and must be sanitised.
 */
export function termsFirst(html: string): string {
  const heads = headingsOf(html)
  const terms = heads.find(({ words }) => words.includes('条款') && !words.includes('代理'))
  const first = heads.find(({ level }) => level === terms?.level)
  if (!terms || !first || first === terms) return html
  const next = heads.find(({ at, level }) => at > terms.at && level <= terms.level)
  const end = next?.at ?? html.length
  const part = html.slice(terms.at, end)
  const start = [0, first.at].find((at) => isWhole(html.slice(at, terms.at)))
  if (start === undefined || !isWhole(part)) return html
  return html.slice(0, start) + part + html.slice(start, terms.at) + html.slice(end)
}
