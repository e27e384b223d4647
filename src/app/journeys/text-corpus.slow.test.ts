import { expect, test } from 'vitest'
import { judgeAll } from '#contracts/test-corpora/run-corpus.ts'
import { TEXT_PARTS } from '#contracts/test-corpora/texts.ts'
import { searchText } from '#contracts/texts/typed-texts.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { csvCell, csvName } from '../../features/records/reading/csv.ts'
import { maskCard, maskEmail, maskMobile, maskName } from '../../lib/format/mask.ts'
import { GameSearch } from '../../screens/search/game-search.ts'
import { initialReader } from '../../screens/search/initials.ts'

/** The masked part must not be readable: at most this many of its characters may show. */
const secretShown = (text: string, shown: string, most: number) => {
  const open = [...shown].filter((char) => char !== '*' && char !== ' ')
  return open.length > most ? `${JSON.stringify(text)} is shown as ${JSON.stringify(shown)}` : undefined
}

test('a mask shows no more of any text than its four last characters, or its first', () => {
  judgeAll('texts: masks', TEXT_PARTS, ([shape, text]) => {
    const whole = shape(text)
    const at = whole.includes('@')
    return (
      secretShown(whole, maskCard(whole), 4) ??
      secretShown(whole, maskMobile(whole), 7) ??
      secretShown(whole, maskName(whole), 1) ??
      (at ? undefined : secretShown(whole, maskEmail(whole), 0))
    )
  })
})

/** A reader of CSV after RFC 4180: the cells of one line. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? ''
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      cells[cells.length - 1] += '"'
      at += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (char === ',' && !isQuoted) cells.push('')
    else cells[cells.length - 1] += char
  }
  return cells
}

test('any text is one cell of a table, which no spreadsheet runs, and one name of a file', () => {
  judgeAll('texts: tables', TEXT_PARTS, ([shape, text]) => {
    const whole = shape(text)
    const [cell, ...more] = cellsOf(csvCell(whole))
    if (more.length > 0) return `${JSON.stringify(whole)} becomes ${more.length + 1} cells`
    if (cell !== whole && cell !== `'${whole}`)
      return `${JSON.stringify(whole)} becomes ${JSON.stringify(cell)}`
    if (/^[=+@\-\t\r]/.test(cell)) return `${JSON.stringify(whole)} is run`
    return /[\\/:*?"<>|\s]/.test(csvName(whole)) ? `${JSON.stringify(whole)} is no name of a file` : undefined
  })
})

const named = (name: string): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: 'yzdz',
  code: 'g1',
  name,
  picture: '',
  venueLogo: '',
})

test('a game of any name is found by that name, and its mark lies within the name', () => {
  const read = initialReader()
  judgeAll('texts: search', TEXT_PARTS, ([shape, text]) => {
    const whole = shape(text)
    const search = new GameSearch([named(whole), named('福运连连')], read, () => '')
    const [hit] = search.find(whole)
    // A name that nobody can see is nothing to search for.
    const isFound = searchText(whole).trim() === '' || hit !== undefined
    if (!isFound) return `${JSON.stringify(whole)} is not found`
    const { from = 0, to = 0 } = hit?.name ?? {}
    return from >= 0 && to >= from && to <= whole.normalize('NFKC').toLowerCase().length
      ? undefined
      : `${JSON.stringify(whole)} is marked from ${from} to ${to}`
  })
})

test('the long texts of the corpus cost a search no time that a player would notice', () => {
  const search = new GameSearch(
    Array.from({ length: 500 }, (_, at) => named(`${'a'.repeat(40)}${at}`)),
    initialReader(),
    () => '',
  )
  expect(search.find('(a+)+$'.repeat(1_000))).toEqual([])
})
