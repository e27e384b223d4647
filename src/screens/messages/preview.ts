const MAX_CHARS = 600
const BLOCK = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|hr|blockquote)\b[^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
}

/** The words of some HTML in one line of text. To be shown as text and never as HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(BLOCK, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** How a message begins, for its line in the list. */
export const previewOf = (html: string): string => wordsOf(html.slice(0, MAX_CHARS))
