/** A cell of a table: words, or an amount as text with two decimals. */
type Cell = string | number

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const quoted = (cell: Cell): string => {
  const text = String(cell)
  const harmless = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A table as CSV that spreadsheets open in Chinese: with a byte order mark, and with lines that end as they want. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
