/** Text of the pact as Markdown for Redoc, which reads Markdoc: GitHub's tables and HTML, and tags in `{% … %}`. */

/** Keeps code spans unchanged. Elsewhere no character has a meaning in Markdown, in HTML or as a tag. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(`[^`{]*`)|[`<&{*_[\]\\~#]/g, (found, code?: string) => code ?? `&#${found.charCodeAt(0)};`)

const cell = (markdown: string): string => markdown.replaceAll('|', '\\|')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** Cells are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** A paragraph that opens on a click on its title, which is plain text. */
export const folded = (title: string, markdown: string): string =>
  `<details>\n<summary>${escapeMarkdown(title)}</summary>\n\n${markdown}\n\n</details>`
