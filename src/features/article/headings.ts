/** Ends of headings, too. No pattern here looks beyond the next `<`: the text is the server's, and of any length. */
const HEADING = /<(\/?)h([1-6])\b[^<>]*>/gi
const TAG = /<[^<>]*>/g

/** A heading of some HTML: from `at` to `end`, with its words. */
export type Heading = { at: number; end: number; level: number; words: string }

export function headingsOf(html: string): Heading[] {
  const tags = [...html.matchAll(HEADING)]
  return tags.flatMap(({ 0: tag, 1: slash, 2: level, index }, nth) => {
    const close = tags[nth + 1]
    if (slash || !close?.[1] || close[2] !== level) return []
    const words = html.slice(index + tag.length, close.index).replace(TAG, '')
    return [{ at: index, end: close.index + close[0].length, level: Number(level), words }]
  })
}
