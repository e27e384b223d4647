import { type Fen, formatYuan, wholeYuan } from '#contracts/money.ts'
import { rollOf } from '../demo-sites/games/seeded.ts'
import { gameSeeds } from './games.ts'

/** Invented wins for the notice bar: a new one every so often, by the clock, the same for the same seed and moment. */
const EVERY_MS = 40_000
/** How many of the newest are listed: with the fixed lines the bar needs more than a minute to pass. */
const SHOWN = 10

const NAMES = gameSeeds().flatMap(({ name, listed }) => (listed ? [name] : []))
/** A prime that does not divide the number of games, so that all of them come before one comes again. */
const STRIDE = 37
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** Smallest and largest win in 元, and how often of a hundred: small ones are common. */
const SIZES = [
  { share: 70, least: 200, most: 1_999 },
  { share: 95, least: 2_000, most: 9_999 },
  { share: 100, least: 10_000, most: 68_888 },
] as const

type Roll = ReturnType<typeof rollOf>

function amountBy(roll: Roll): Fen {
  const drawn = roll(100)
  const { least, most } = SIZES.find(({ share }) => drawn < share) ?? SIZES[0]
  return wholeYuan(least + roll(most - least + 1))
}

function winText(seed: number, n: number): string {
  const roll = rollOf(`${seed}:win:${n}`)
  const name = `${LETTERS[roll(LETTERS.length)]}***${roll(10)}`
  return `恭喜 ${name} 在《${NAMES[(n * STRIDE) % NAMES.length]}》赢得 ${formatYuan(amountBy(roll))}`
}

/** The newest wins at a moment, newest first. */
export function recentWins(seed: number, now: number): string[] {
  const newest = Math.floor(now / EVERY_MS)
  return Array.from({ length: SHOWN }, (_, back) => winText(seed, newest - back))
}
