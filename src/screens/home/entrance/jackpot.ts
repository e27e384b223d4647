import {
  JACKPOT_CYCLE_FEN,
  JACKPOT_CYCLE_MS,
  JACKPOT_MAX_FEN,
  JACKPOT_POOL_MS,
  JACKPOT_RUN_MS,
  JACKPOT_START_FEN,
  JACKPOT_STEP_MAX_FEN,
  JACKPOT_TICK_MS,
} from '#contracts/jackpot.ts'
import type { Fen } from '#contracts/money/money.ts'

/**
 * The decorative jackpot as a function of the time, so that it is the same after a reload and in every tab. In every
 * 2800 ms it ticks each 50 ms for 2000 ms, then rests for 800 ms. A tick adds 0-49 fen. At the maximum the pool is won, and
 * the next begins at the start (docs/rules.md#jackpot).
 */

const TICKS_A_CYCLE = JACKPOT_RUN_MS / JACKPOT_TICK_MS

/** The counter's amount at a moment of the server's clock, in epoch ms. */
export function jackpotAt(ms: number): Fen {
  const inPool = ms % JACKPOT_POOL_MS
  const tick = Math.min(Math.floor((inPool % JACKPOT_CYCLE_MS) / JACKPOT_TICK_MS), TICKS_A_CYCLE)
  // Ticks go in pairs of the same sum: so all cycles are worth the same, and none has to be added up.
  const pairs = Math.floor(tick / 2) * JACKPOT_STEP_MAX_FEN
  const first = (tick % 2) * firstOfPair(Math.floor(ms / JACKPOT_CYCLE_MS) * TICKS_A_CYCLE + tick)
  const before = Math.floor(inPool / JACKPOT_CYCLE_MS) * JACKPOT_CYCLE_FEN
  return Math.min(JACKPOT_START_FEN + before + pairs + first, JACKPOT_MAX_FEN) as Fen
}

/** 0 to 49, as good as random, the same for the same number. */
const firstOfPair = (n: number): number =>
  (Math.imul(n ^ (n >>> 15), 0x9e3779b1) >>> 8) % (JACKPOT_STEP_MAX_FEN + 1)

/** A moment when the counter changes, and its new amount. */
export type Tick = { readonly atMs: number; readonly fen: Fen }

/** All ticks after a moment, for `spanMs`. */
export function ticksAhead(fromMs: number, spanMs: number): Tick[] {
  const ahead: Tick[] = []
  const endMs = fromMs + spanMs
  for (let startMs = fromMs - (fromMs % JACKPOT_CYCLE_MS); startMs <= endMs; startMs += JACKPOT_CYCLE_MS) {
    for (let tick = 0; tick <= TICKS_A_CYCLE; tick += 1) {
      const atMs = startMs + tick * JACKPOT_TICK_MS
      if (atMs > fromMs && atMs <= endMs) ahead.push({ atMs, fen: jackpotAt(atMs) })
    }
  }
  return ahead
}
