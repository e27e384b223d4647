import { type Fen, plain } from '#contracts/money/money.ts'

/**
 * A column: its heading, and a function from a row to its value. Amounts are Fen and are written exactly, `-50.00`. An
 * unknown amount is an empty cell, which spreadsheets do not add up.
 */
export type CsvColumn<T> =
  | { head: string; cell: (row: T) => string }
  | { head: string; amount: (row: T) => Fen | undefined }

/** Without it spreadsheet programs read Chinese text in the computer's legacy encoding. */
const BOM = '\uFEFF'

/** Spreadsheet programs run a cell that begins like this as a formula, even in quotes. */
const FORMULA = /^[\s'"]*[=+\-@\t\r＝＋－＠]/
/** Spreadsheets keep 15 digits of a number and replace the others by zeros. */
const LONG_NUMBER = /^\d{12,}$/

/** One cell, quoted if needed. It is never a formula, nor a number that loses its last digits. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) || LONG_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const amountCell = (amount: Fen | undefined): string => (amount === undefined ? '' : plain(amount))

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** The UTF-8 text of a CSV file (RFC 4180, with a byte order mark), in parts of many rows. */
export function csvOf<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string[] {
  const cellsOf = (row: T) =>
    columns.map((column) => ('amount' in column ? amountCell(column.amount(row)) : csvCell(column.cell(row))))
  return [BOM, line(columns.map(({ head }) => csvCell(head))), ...rows.map((row) => line(cellsOf(row)))]
}

/** In a file's name: the file does not contain all rows. */
export const PART_OF_NAME = '部分'

/** A file name that every file system accepts: `投注记录_近30日_体育_2026-11-21.csv`. Empty parts are left out. */
export function csvName(...parts: readonly string[]): string {
  const clean = parts.map((part) => part.replace(/[\s\\/:*?"<>|]+/g, '')).filter((part) => part !== '')
  return `${clean.join('_')}.csv`
}
