import { type Fen, type Odds, odds, returnAt } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import type { GameMath } from '../game.ts'
import { LINES_REELS } from './lines-reels.ts'

/** Symbols 0 (wild, on the three middle reels) to 6 pay on lines; the seventh, the scatter, starts free spins. */
export const LINES_STOPS = 24
export const WILD = 0
export const SCATTER = 7

/** The ten lines, as the row on each reel. */
export const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
] as const

/** Odds on the whole stake for three, four and five from the left, by symbol. No line has wilds alone. */
export const LINE_PAYS: readonly (readonly Odds[])[] = [
  [0, 0, 0],
  [200, 1_000, 10_000],
  [120, 500, 4_000],
  [90, 300, 1_300],
  [70, 200, 900],
  [50, 130, 500],
  [40, 90, 300],
].map((row) => row.map(odds))

export const FREE_SPINS = 8
/** What a free spin's wins are multiplied by. */
export const FREE_TIMES = 2
/** Scatters anywhere in the window that start the free spins; free spins start no others. */
export const SCATTERS = 3

export type LinesDrawn = { spins: readonly (readonly number[])[] }
export type FiveWin = { line: number; symbol: number; length: number; odds: Odds }

const symbolAt = (reel: number, stop: number, row: number): number =>
  LINES_REELS[reel]?.[(stop + row) % LINES_STOPS] ?? SCATTER

/** The symbols in the window: `window[reel][row]`. */
export const fiveWindowOf = (stops: readonly number[]): number[][] =>
  stops.map((stop, reel) => [0, 1, 2].map((row) => symbolAt(reel, stop, row)))

/** The odds of a line that begins with these symbols. The run of the first symbol counts, and wilds stand for it. */
export function lineWinOf(
  cells: readonly number[],
): { symbol: number; length: number; odds: Odds } | undefined {
  const symbol = cells.find((cell) => cell !== WILD)
  if (symbol === undefined || symbol === SCATTER) return undefined
  const end = cells.findIndex((cell) => cell !== symbol && cell !== WILD)
  const length = end < 0 ? cells.length : end
  const pays = LINE_PAYS[symbol]?.[length - 3]
  return pays === undefined ? undefined : { symbol, length, odds: pays }
}

/** The lines that pay in a window. */
export const fiveWinsOf = (window: readonly (readonly number[])[]): FiveWin[] =>
  TEN_LINES.flatMap((rows, line) => {
    const win = lineWinOf(rows.map((row, reel) => window[reel]?.[row] ?? SCATTER))
    return win ? [{ line, ...win }] : []
  })

export const scattersIn = (window: readonly (readonly number[])[]): number =>
  window.filter((reel) => reel.includes(SCATTER)).length

/** The odds that one spin pays, in hundredths. Written with loops: a million spins take about a second. */
function oddsOfSpin(stops: readonly number[]): number {
  let total = 0
  for (const rows of TEN_LINES) {
    const symbol = symbolAt(0, stops[0] ?? 0, rows[0])
    if (symbol === SCATTER) continue
    let length = 1
    for (; length < 5; length++) {
      const cell = symbolAt(length, stops[length] ?? 0, rows[length] ?? 0)
      if (cell !== symbol && cell !== WILD) break
    }
    total += LINE_PAYS[symbol]?.[length - 3] ?? 0
  }
  return total
}

/** The odds of a round: those of its spin, and those of its free spins times their multiplier. */
export const roundOdds = ({ spins }: LinesDrawn): Odds =>
  odds(spins.reduce((sum, stops, at) => sum + oddsOfSpin(stops) * (at === 0 ? 1 : FREE_TIMES), 0))

const spin = (roll: Roll): number[] => LINES_REELS.map(() => roll(LINES_STOPS))

/** 5x3 slot with ten lines, wilds and free spins; every stop of a reel is equally likely. There is nothing to pick. */
export const lines: GameMath<Record<string, never>, LinesDrawn> = {
  read: () => ({}),
  draw(roll) {
    const first = spin(roll)
    const free = scattersIn(fiveWindowOf(first)) >= SCATTERS ? FREE_SPINS : 0
    return { spins: [first, ...Array.from({ length: free }, () => spin(roll))] }
  },
  returned: (stake: Fen, _pick, drawn) => returnAt(stake, roundOdds(drawn)),
}

/** One spin as the page shows it; `moons`: how many scatters. */
export type LinesSpin = { window: readonly (readonly number[])[]; wins: readonly FiveWin[]; moons: number }
export type LinesResult = { spins: readonly LinesSpin[]; total: Odds }
export type LinesTable = {
  kind: 'lines'
  pays: readonly (readonly Odds[])[]
  lines: readonly (readonly number[])[]
  reels: readonly (readonly number[])[]
  scatters: number
  freeSpins: number
  freeTimes: number
}
export type LinesGame = {
  pick: Record<string, never>
  drawn: LinesDrawn
  shown: Record<string, never>
  result: LinesResult
  table: LinesTable
}
