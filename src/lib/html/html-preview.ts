const MAX_CHARS = 600
const BLOCK = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|hr|blockquote)\b[^<>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
}

/** The text of HTML as one line. An amount at its start or end stays whole. Show it as text, never as HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(BLOCK, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

/** The first words of a message or a promotion, for its row in a list. */
export const previewOf = (html: string): string => wordsOf(html.slice(0, MAX_CHARS))

/**
 * The first paragraphs of HTML that together have at most `most` characters, but at least one paragraph. No amount is
 * cut in two.
 */
export function leadOf(html: string, most: number): string {
  const parts = html.slice(0, MAX_CHARS).split(BLOCK).map(wordsOf).filter(Boolean)
  let lead = parts[0] ?? ''
  for (const part of parts.slice(1)) {
    if (lead.length + part.length > most) break
    lead += ` ${part}`
  }
  return lead
}

/** Whether the text of HTML contains a number that is not part of a longer one. */
export const namesNumber = (html: string, number: string): boolean =>
  number !== '' &&
  wordsOf(html)
    .split(/[^\w-]+/)
    .includes(number)
