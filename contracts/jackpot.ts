import { type Fen, wholeYuan } from './money/money.ts'

/** The decorative jackpot counter. It shows decimals, so its amounts are Fen. */
export const JACKPOT_START_FEN: Fen = wholeYuan(60_000_000)
export const JACKPOT_MAX_FEN = 6_053_362_491 as Fen
export const JACKPOT_STEP_MAX_FEN = 49 as Fen
export const JACKPOT_TICK_MS = 50
export const JACKPOT_RUN_MS = 2000
export const JACKPOT_PAUSE_MS = 800
/** One run with its pause, and what it adds: every second tick adds the largest step. */
export const JACKPOT_CYCLE_MS = 2800
export const JACKPOT_CYCLE_FEN = 980
/**
 * How long a pool takes from its start to its maximum: about 42 hours, in whole cycles. Pools are counted from the
 * epoch.
 */
export const JACKPOT_POOL_MS = 152_465_600
