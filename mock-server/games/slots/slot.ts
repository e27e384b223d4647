import { type Fen, type Odds, odds, returnAt } from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'

/** Three reels of 24 stops; symbols 0 (wild) to 6 (most common). The window shows three stops of each. */
export const REELS = [
  '364126506354652456215364',
  '162352364561564056423564',
  '634615642145602356256354',
] as const
export const STOPS = 24

/** Rows and diagonals, as the row on each reel. */
export const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

/** Odds on the whole stake for three of a kind, by symbol. The mean return is 96.0 % (computed in slot.slow.test.ts). */
export const PAYS: readonly Odds[] = [10_800, 2_000, 800, 600, 300, 200, 100].map(odds)

export type SlotDrawn = { stops: readonly number[] }
export type LineWin = { line: number; symbol: number; odds: Odds }
export type SlotResult = {
  window: readonly (readonly number[])[]
  wins: readonly { line: number; symbol: number; odds: number }[]
}
export type SlotTable = {
  kind: 'slot'
  pays: readonly number[]
  lines: readonly (readonly number[])[]
  reels: readonly string[]
}
export type SlotGame = {
  pick: Record<string, never>
  drawn: SlotDrawn
  shown: Record<string, never>
  result: SlotResult
  table: SlotTable
}

/** The symbols in the window: `window[reel][row]`. */
export function windowOf(stops: readonly number[]): number[][] {
  return REELS.map((reel, i) => [0, 1, 2].map((row) => Number(reel.charAt(((stops[i] ?? 0) + row) % STOPS))))
}

/** The symbol that three cells share, where a wild matches any; undefined if none. */
function kindOf(cells: readonly number[]): number | undefined {
  const kind = cells.find((cell) => cell !== 0) ?? 0
  return cells.every((cell) => cell === 0 || cell === kind) ? kind : undefined
}

/** The lines that pay in a window. */
export function winsOf(window: readonly (readonly number[])[]): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const symbol = kindOf(rows.map((row, reel) => window[reel]?.[row] ?? -1))
    const pays = symbol === undefined ? undefined : PAYS[symbol]
    return symbol === undefined || pays === undefined ? [] : [{ line, symbol, odds: pays }]
  })
}

export const totalOdds = (wins: readonly LineWin[]): Odds =>
  odds(wins.reduce((sum, win) => sum + win.odds, 0))

/** 3x3 slot, five lines, every stop of a reel equally likely. There is nothing to pick. */
export const slot: GameMath<Record<string, never>, SlotDrawn> = {
  read: () => ({}),
  draw: (roll) => ({ stops: REELS.map(() => roll(STOPS)) }),
  returned: (stake: Fen, _pick, drawn) => returnAt(stake, totalOdds(winsOf(windowOf(drawn.stops)))),
}
