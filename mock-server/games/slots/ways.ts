import { type Fen, type Odds, odds, returnAt } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import type { GameMath } from '../game.ts'

/** Five reels of four rows: 1024 ways. Symbols 0 (wild, on the three middle reels) to 8 (most common). */
export const WAYS_REELS = 5
export const WAYS_ROWS = 4

/** How often each symbol falls into a place, of 64: on the outer reels there is no wild. */
const OUTER = [0, 3, 4, 6, 7, 9, 10, 12, 13]
const MIDDLE = [1, 3, 4, 6, 7, 9, 10, 12, 12]
const SHARES = 64

/** Odds on the whole stake of one way for three, four and five reels, by symbol; all ways add up. */
export const WAY_PAYS: readonly (readonly Odds[])[] = [
  [0, 0, 0],
  [40, 150, 800],
  [30, 100, 400],
  [15, 45, 150],
  [10, 25, 75],
  [5, 10, 30],
  [4, 8, 18],
  [2, 4, 9],
  [2, 3, 8],
].map((row) => row.map(odds))

/** The multiplier of the first fall, the second, the third, and of each from the fourth on. */
export const FALL_TIMES = [1, 2, 3, 5] as const
/** A round ends after this many falls, even if the window still wins. */
export const MOST_FALLS = 20

/** The symbols that fell into the window, from the first place on, and the odds of the round. */
export type WaysDrawn = { drops: readonly number[]; odds: Odds }
export type WayWin = { symbol: number; reels: number; ways: number; odds: Odds }
/** One fall: the window `[reel][row]`, what it pays before the multiplier, and by reel the rows that burst. */
export type Fall = {
  window: readonly (readonly number[])[]
  wins: readonly WayWin[]
  hits: readonly (readonly number[])[]
  times: number
}

const strip = (shares: readonly number[]): number[] =>
  shares.flatMap((count, symbol) => Array.from({ length: count }, () => symbol))
const OUTER_STRIP = strip(OUTER)
const MIDDLE_STRIP = strip(MIDDLE)
const stripOf = (reel: number) => (reel === 0 || reel === WAYS_REELS - 1 ? OUTER_STRIP : MIDDLE_STRIP)

const CELLS = WAYS_REELS * WAYS_ROWS
const SYMBOLS = WAY_PAYS.length

/** Marks in `burst` what a symbol wins with; adds to `wins`. Cells are flat, reel by reel. Returns the odds. */
function markWays(cells: readonly number[], symbol: number, burst: boolean[], wins: WayWin[]): number {
  let ways = 1
  let reels = 0
  for (; reels < WAYS_REELS; reels++) {
    let count = 0
    for (let at = reels * WAYS_ROWS; at < (reels + 1) * WAYS_ROWS; at++)
      if (cells[at] === symbol || cells[at] === 0) count++
    if (count === 0) break
    ways *= count
  }
  const pays = WAY_PAYS[symbol]?.[reels - 3]
  if (pays === undefined) return 0
  for (let at = 0; at < reels * WAYS_ROWS; at++) if (cells[at] === symbol || cells[at] === 0) burst[at] = true
  wins.push({ symbol, reels, ways, odds: odds(pays * ways) })
  return pays * ways
}

/** Removes what burst and lets the rest fall; `next` gives the symbols from above, top to bottom. */
function refill(cells: number[], burst: readonly boolean[], next: (reel: number) => number): void {
  for (let reel = 0; reel < WAYS_REELS; reel++) {
    const first = reel * WAYS_ROWS
    let to = first + WAYS_ROWS - 1
    for (let at = to; at >= first; at--) if (!burst[at]) cells[to--] = cells[at] ?? 0
    for (let at = first; at <= to; at++) cells[at] = next(reel)
  }
}

type Told = (
  cells: readonly number[],
  wins: readonly WayWin[],
  burst: readonly boolean[],
  times: number,
) => void

/**
 * Plays a round with the symbols of `next` and returns its odds; `tell` gets each fall. Cells are flat, because this
 * runs a million times.
 */
function playFalls(next: (reel: number) => number, tell?: Told): Odds {
  const cells: number[] = []
  for (let at = 0; at < CELLS; at++) cells.push(next(Math.floor(at / WAYS_ROWS)))
  let total = 0
  for (let fall = 0; fall < MOST_FALLS; fall++) {
    const burst: boolean[] = new Array<boolean>(CELLS).fill(false)
    const wins: WayWin[] = []
    const times = FALL_TIMES[Math.min(fall, FALL_TIMES.length - 1)] ?? 1
    for (let symbol = 1; symbol < SYMBOLS; symbol++) total += times * markWays(cells, symbol, burst, wins)
    tell?.(cells, wins, burst, times)
    if (wins.length === 0) break
    refill(cells, burst, next)
  }
  return odds(total)
}

/** The falls of a round, from what had dropped. */
export function fallsOf(drops: readonly number[]): Fall[] {
  const falls: Fall[] = []
  const byReel = <T>(pick: (at: number, row: number) => readonly T[]): T[][] =>
    Array.from({ length: WAYS_REELS }, (_, reel) =>
      Array.from({ length: WAYS_ROWS }, (__, row) => pick(reel * WAYS_ROWS + row, row)).flat(),
    )
  let at = 0
  playFalls(
    () => drops[at++] ?? 1,
    (cells, wins, burst, times) => {
      const window = byReel((cell) => [cells[cell] ?? 0])
      falls.push({ window, wins, times, hits: byReel((cell, row) => (burst[cell] ? [row] : [])) })
    },
  )
  return falls
}

/** 5x4 slot in 1024 ways: what wins bursts, the rest falls, and each further fall pays more. There is nothing to pick. */
export const ways: GameMath<Record<string, never>, WaysDrawn> = {
  read: () => ({}),
  draw(roll: Roll) {
    const drops: number[] = []
    const total = playFalls((reel) => {
      const drop = stripOf(reel)[roll(SHARES)] ?? 1
      drops.push(drop)
      return drop
    })
    return { drops, odds: total }
  },
  returned: (stake: Fen, _pick, drawn) => returnAt(stake, drawn.odds),
}

export type WaysTable = {
  kind: 'ways'
  pays: readonly (readonly Odds[])[]
  times: readonly number[]
  /** What the window shows before the first spin. */
  window: readonly (readonly number[])[]
}
export type WaysGame = {
  pick: Record<string, never>
  drawn: WaysDrawn
  shown: Record<string, never>
  result: { falls: readonly Fall[]; total: Odds }
  table: WaysTable
}

/** What the window shows before the first spin: no way pays. */
export const OPENING: readonly (readonly number[])[] = [
  [1, 5, 8, 3],
  [7, 2, 6, 4],
  [4, 8, 1, 6],
  [2, 7, 5, 3],
  [6, 4, 8, 2],
]
