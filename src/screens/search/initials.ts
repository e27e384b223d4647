import { BEGINNINGS, COLUMNS, COMMON_END, RARE, RARE_ROW } from './initials-table.ts'

/** Characters with two pronunciations. The table has only one, and players type either. */
const TWO_READINGS: Readonly<Record<string, string>> = {
  ...{ 重: 'zc', 长: 'cz', 乐: 'ly', 刹: 'cs', 行: 'xh', 传: 'cz', 藏: 'cz', 朝: 'cz', 弹: 'dt', 调: 'dt' },
  ...{ 降: 'jx', 单: 'ds', 卡: 'kq', 奇: 'qj', 强: 'qj', 盛: 'sc', 种: 'zc', 番: 'fp', 参: 'cs', 系: 'xj' },
  ...{ 泊: 'bp', 曾: 'zc', 厦: 'sx', 畜: 'xc', 蛤: 'gh', 茄: 'qj' },
}

export type ReadInitials = (char: string) => string

/** GB 2312 in bytes is row and column, each with this added. */
const OFFSET = 0xa0
/** The offset of a place in reading order. */
const placeOf = (row: number, column: number) => (row - 1) * COLUMNS + column - 1

/** The characters of one row, in their order. */
const charactersOf = (row: number): string[] => {
  const bytes = Array.from({ length: COLUMNS }, (_, at) => [row + OFFSET, at + 1 + OFFSET]).flat()
  return [...new TextDecoder('gb2312').decode(new Uint8Array(bytes))]
}

function* commonOnes(): Generator<[string, string]> {
  const end = placeOf(COMMON_END.row, COMMON_END.column)
  const starts = BEGINNINGS.map(([letter, row, column]) => ({ letter, place: placeOf(row, column) }))
  const first = BEGINNINGS[0]?.[1] ?? RARE_ROW
  let letter = ''
  for (let row = first; row < RARE_ROW; row += 1) {
    for (const [at, char] of charactersOf(row).entries()) {
      const place = placeOf(row, at + 1)
      if (place >= end) return
      if (place === starts[0]?.place) letter = starts.shift()?.letter ?? letter
      yield [char, letter]
    }
  }
}

function* rareOnes(): Generator<[string, string]> {
  for (const [at, letters] of RARE.entries()) {
    for (const [column, char] of charactersOf(RARE_ROW + at).entries()) yield [char, letters[column] ?? '']
  }
}

/**
 * A reader of initials: a Chinese character's letter, both letters (`zc`) if it has two pronunciations, and '' for
 * any other character. It is the same in every browser; their own orders of characters differ.
 */
export function initialReader(): ReadInitials {
  const known = new Map([...commonOnes(), ...rareOnes(), ...Object.entries(TWO_READINGS)])
  return (char) => known.get(char) ?? ''
}
