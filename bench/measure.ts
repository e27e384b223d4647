/** The median of a list; the mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** One row of a result, and whether its goal is met. */
export type ResultRow = { cells: readonly (string | number)[]; isMet: boolean }
export type ResultSection = {
  title: string
  description: string
  head: readonly string[]
  rows: readonly ResultRow[]
}

/** A section as Markdown: the same text is printed and written to RESULTS.md. */
export function asMarkdown({ title, description, head, rows }: ResultSection): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const body = rows.map(({ cells, isMet }) => line([...cells, isMet ? 'yes' : '**no**']))
  return [
    `## ${title}`,
    '',
    description,
    '',
    line([...head, 'met']),
    line([...head, ''].map(() => '---')),
    ...body,
  ].join('\n')
}

export const ratioText = (ratio: number): string => `${ratio.toFixed(2)}x`
