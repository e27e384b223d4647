import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, fen } from '#contracts/money/money.ts'
import { type CsvColumn, csvCell, csvName, csvOf } from './csv.ts'

/** Parses CSV by RFC 4180, as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const row = rows.at(-1) ?? []
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    }
    row.push(cell)
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) rows.push([])
    } else if (at < text.length) throw new Error(`no end of cell at ${at}`)
  }
  return rows
}

type Row = { no: string; amount: Fen }
const COLUMNS: CsvColumn<Row>[] = [
  { head: '订单号', cell: ({ no }) => no },
  { head: '金额（元）', amount: ({ amount }) => amount },
]

describe('CSV', () => {
  test('starts with a byte order mark and writes exact amounts', () => {
    const text = csvOf(COLUMNS, [
      { no: 'D1', amount: fen(1_268_050) },
      { no: 'D2', amount: fen(-5) },
    ]).join('')
    expect(text).toBe('\uFEFF订单号,金额（元）\r\nD1,12680.50\r\nD2,-0.05\r\n')
  })

  test('writes an unknown amount as an empty cell, not 0', () => {
    const text = csvOf([{ head: '输赢（元）', amount: () => undefined }], ['row']).join('')
    expect(text).toBe('\uFEFF输赢（元）\r\n\r\n')
  })

  test.each([
    '=1+1',
    '+1',
    '-1+cmd|',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '"=1',
    "'=1",
    '＝1',
    '=HYPERLINK("http://x","y")',
  ])('writes %j as text, not as a formula', (text) => {
    const [[cell = ''] = []] = parse(csvCell(text))
    expect(cell).toBe(`'${text}`)
  })

  test('keeps the last digits of a number too long for a spreadsheet', () => {
    expect(parse(csvCell('20261120000143212345'))).toEqual([["'20261120000143212345"]])
    expect(csvCell('B000000121234')).toBe('B000000121234')
  })

  test('keeps any text of the backend in its cell, and starts no cell with a formula', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r",\n' ]{0,4}\w{0,3}$/))
    const row = fc.record({ no: text, amount: fc.integer().map(fen) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const [, ...read] = parse(csvOf(COLUMNS, rows).join(''))
        const cells = read.map(([cell = '']) => cell)
        expect(cells.map((cell, at) => (cell === `'${rows[at]?.no}` ? cell.slice(1) : cell))).toEqual(
          rows.map(({ no }) => no),
        )
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      }),
    )
  })

  test('names a file by its content, without characters that file systems forbid', () => {
    expect(csvName('投注记录', '', '近 30 日', '2026-11-21')).toBe('投注记录_近30日_2026-11-21.csv')
    expect(csvName('a/b:c*?"<>|\\', 'd')).toBe('abc_d.csv')
  })
})
