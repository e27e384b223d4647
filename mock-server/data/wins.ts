import { JACKPOT_MAX_FEN, JACKPOT_POOL_MS } from '#contracts/jackpot.ts'
import { type Fen, formatYuan, wholeYuan } from '#contracts/money/money.ts'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import { rollOf } from '../seeded.ts'
import { gameSeeds } from './games.ts'

/** Invented wins for the notice bar: a new win at this interval, the same for the same seed and moment. */
const EVERY_MS = 40_000
/** How many of the newest are listed: with the fixed lines the bar needs more than a minute to pass. */
const SHOWN = 10

const GAMES = gameSeeds().filter(({ listed }) => listed)
/** A prime that does not divide the number of games, so that every game comes before one repeats. */
const STRIDE = 37
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const MASKED_NAMES = LETTERS.length * 10
/** This has no common divisor with the number of masked names, so that every name comes before one repeats. */
const NAME_STRIDE = 97

/** The smallest and the largest win in 元. `share` is cumulative, in percent: small wins are common. */
type Size = { share: number; least: number; most: number }
const SIZES: readonly Size[] = [
  { share: 70, least: 200, most: 1_999 },
  { share: 95, least: 2_000, most: 9_999 },
  { share: 100, least: 10_000, most: 68_888 },
]
/** A round at a table cannot pay more than the limits that anybody can read there. */
const TABLE_SIZES: readonly Size[] = [
  { share: 80, least: 200, most: 1_499 },
  { share: 100, least: 1_500, most: 3_500 },
]

type Roll = ReturnType<typeof rollOf>

function amountBy(roll: Roll, category: GameCategory): Fen {
  const drawn = roll(100)
  const sizes = category === 'realbet' || category === 'joker' ? TABLE_SIZES : SIZES
  const { least, most } = sizes.find(({ share }) => drawn < share) ?? { least: 200, most: 200 }
  return wholeYuan(least + roll(most - least + 1))
}

function winText(seed: number, n: number): string {
  const roll = rollOf(`${seed}:win:${n}`)
  const game = GAMES[(n * STRIDE) % GAMES.length]
  if (!game) throw new RangeError('no game is listed')
  return `恭喜 ${nameOf(seed, n)} 在《${game.name}》赢得 ${formatYuan(amountBy(roll, game.category))}`
}

function nameOf(seed: number, n: number): string {
  const at = (n * NAME_STRIDE + (seed % MASKED_NAMES)) % MASKED_NAMES
  return `${LETTERS[at % LETTERS.length]}***${Math.floor(at / LETTERS.length)}`
}

/** How long the win of the pool is announced. */
const POOL_TOLD_MS = 12 * HOUR_MS

/** The last win of the pool while it is announced: what the counter of home shows when it returns to its start. */
export function recentPoolWin(seed: number, now: number): string[] {
  const n = Math.floor(now / JACKPOT_POOL_MS)
  if (now - n * JACKPOT_POOL_MS >= POOL_TOLD_MS) return []
  return [`恭喜 ${nameOf(seed, n)} 赢得累积奖池 ${formatYuan(JACKPOT_MAX_FEN)}`]
}

/** The newest wins at a moment, newest first. */
export function recentWins(seed: number, now: number): string[] {
  const newest = Math.floor(now / EVERY_MS)
  return Array.from({ length: SHOWN }, (_, back) => winText(seed, newest - back))
}
