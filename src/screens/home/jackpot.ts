import {
  JACKPOT_MAX_FEN,
  JACKPOT_PAUSE_MS,
  JACKPOT_RUN_MS,
  JACKPOT_START_FEN,
  JACKPOT_STEP_MAX_FEN,
  JACKPOT_TICK_MS,
} from '#contracts/limits.ts'
import type { Fen } from '#contracts/money.ts'

/**
 * The decorative jackpot as plain values. In every 2800 ms it ticks each 50 ms for 2000 ms, then rests for 800 ms.
 * A tick adds 0-49 fen; above the maximum it starts again. `elapsedMs` counts running time only: callers stop that
 * clock while the jackpot is hidden or paused.
 */
export type JackpotState = { readonly fen: Fen; readonly ticks: number }

export const firstJackpot: JackpotState = { fen: JACKPOT_START_FEN, ticks: 0 }

const CYCLE_MS = JACKPOT_RUN_MS + JACKPOT_PAUSE_MS
const TICKS_A_CYCLE = JACKPOT_RUN_MS / JACKPOT_TICK_MS

/** How many ticks have fallen within `elapsedMs`. */
export function ticksIn(elapsedMs: number): number {
  const inCycle = Math.floor((elapsedMs % CYCLE_MS) / JACKPOT_TICK_MS)
  return Math.floor(elapsedMs / CYCLE_MS) * TICKS_A_CYCLE + Math.min(inCycle, TICKS_A_CYCLE)
}

/** When, on the same clock, the tick with this number (1 is the first) falls. */
export function tickAtMs(tick: number): number {
  const before = tick - 1
  const cycles = Math.floor(before / TICKS_A_CYCLE)
  return cycles * CYCLE_MS + ((before % TICKS_A_CYCLE) + 1) * JACKPOT_TICK_MS
}

/** A future tick, on the clock of `elapsedMs`. */
export type Tick = { readonly atMs: number; readonly fen: Fen }

/** All ticks of the next `spanMs`, drawn in advance. `random` gives 0 <= n < 1. */
export function ticksAhead(
  { fen, ticks }: JackpotState,
  elapsedMs: number,
  spanMs: number,
  random: () => number,
): Tick[] {
  const last = ticksIn(elapsedMs + spanMs)
  const ahead: Tick[] = []
  let now = fen
  for (let tick = ticks + 1; tick <= last; tick += 1) {
    now = stepped(now, random)
    ahead.push({ atMs: tickAtMs(tick), fen: now })
  }
  return ahead
}

/** The jackpot at `elapsedMs`, after those of the drawn ticks that have fallen by then. */
export function arrivedAt(jackpot: JackpotState, ahead: readonly Tick[], elapsedMs: number): JackpotState {
  const past = ahead.filter(({ atMs }) => atMs <= elapsedMs)
  const last = past.at(-1)
  return last ? { fen: last.fen, ticks: jackpot.ticks + past.length } : jackpot
}

function stepped(fen: Fen, random: () => number): Fen {
  const next = fen + Math.floor(random() * (JACKPOT_STEP_MAX_FEN + 1))
  return next > JACKPOT_MAX_FEN ? JACKPOT_START_FEN : (next as Fen)
}
