import { dragon, HALF_BACK, SIDE_ODDS, winnerOf } from '../demo-sites/games/dragon.ts'
import type { GameKind, GameMath } from '../demo-sites/games/game.ts'
import type { Skin } from '../demo-sites/games/kinds.ts'
import {
  BALLS,
  CLOSED_MS,
  drawnAt,
  hitsOf,
  isRoundOpen,
  lottery,
  PERIOD_MS,
  PICKS,
  PRIZES,
  periodAt,
} from '../demo-sites/games/lottery.ts'
import { type Match, matchesOf } from '../demo-sites/games/matches.ts'
import { rollOf } from '../demo-sites/games/seeded.ts'
import { sideOf, slipOn } from '../demo-sites/games/slip.ts'
import { LINES, PAYS, REELS, slot, windowOf, winsOf } from '../demo-sites/games/slot.ts'
import type { MatchWire, PlaysWire, TablesWire } from '../demo-sites/games/wire.ts'
import { type GamePlay, MOST_OPEN, type Plays, type PlayWithOutcome } from './bets-seat.ts'

/** Where and when a game is played. */
export type RoundContext = {
  /** Identifies this member's seat at this game in this world. Rounds are seeded from it. */
  seatSeed: string
  /** Identifies the game in this world. What all its players share is seeded from it. */
  gameSeed: string
  skin: Skin
  /** The seat's coming round. */
  round: number
  now: number
}

/** One demo game: its mathematics, when its bets settle, and what its page gets. */
export type DemoGame<K extends GameKind> = {
  math(at: RoundContext): GameMath<Plays[K]['pick'], Plays[K]['drawn']>
  /** The text for the player when no bet is accepted now. */
  closed(at: RoundContext, open: readonly PlayWithOutcome<K>[]): string | undefined
  /** The round that a bet placed now belongs to. */
  round(at: RoundContext): number
  settlesAt(at: RoundContext): number
  table(at: RoundContext): TablesWire[K]
  pick(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['pick']
  result(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['result']
}

const SLOT_MS = 3_000
const DRAGON_MS = 5_000
const SLIP_MS = 7_000
const DRAWS_SHOWN = 6

const oneAtATime = (text: string) => (_at: RoundContext, open: readonly unknown[]) =>
  open.length > 0 ? text : undefined

/** The balls of a period, the same for all players of the game. */
const ballsOf = (at: RoundContext, period: number) =>
  lottery.draw(rollOf(`${at.gameSeed}:${period}`), { numbers: [] })
const matchesAt = (at: RoundContext, round: number): Match[] => matchesOf(`${at.seatSeed}:${round}`, at.skin)
const bare = ({ cup, home, away, odds }: Match): MatchWire => ({ cup, home, away, odds })

export const GAMES: { [K in GameKind]: DemoGame<K> } = {
  slot: {
    math: () => slot,
    closed: oneAtATime('上一次旋转尚未结算，请稍候'),
    round: (at) => at.round,
    settlesAt: ({ now }) => now + SLOT_MS,
    table: () => ({ kind: 'slot', pays: PAYS, lines: LINES, reels: REELS }),
    pick: () => ({}),
    result: (_at, { drawn }) => {
      const window = windowOf(drawn.stops)
      return { window, wins: winsOf(window) }
    },
  },
  lottery: {
    math: (at) => ({ ...lottery, draw: () => ballsOf(at, periodAt(at.now)) }),
    closed: (at, open) => {
      if (!isRoundOpen(at.now)) return '本期已封盘，请等待下一期'
      return open.length >= MOST_OPEN ? `每期最多投 ${MOST_OPEN} 注` : undefined
    },
    round: ({ now }) => periodAt(now),
    settlesAt: ({ now }) => drawnAt(periodAt(now)),
    table: (at) => ({
      kind: 'lottery',
      balls: BALLS,
      picks: PICKS,
      periodMs: PERIOD_MS,
      closedMs: CLOSED_MS,
      prizes: PRIZES,
      draws: Array.from({ length: DRAWS_SHOWN }, (_, back) => periodAt(at.now) - 1 - back).map((period) => ({
        period,
        balls: ballsOf(at, period).balls,
      })),
    }),
    pick: (_at, { pick, round }) => ({ numbers: pick.numbers, period: round }),
    result: (_at, { pick, drawn, round }) => ({
      period: round,
      balls: drawn.balls,
      hits: hitsOf(pick.numbers, drawn.balls),
    }),
  },
  slip: {
    math: (at) => {
      const math = slipOn(matchesAt(at, at.round))
      const stale = (raw: unknown) =>
        raw !== null && typeof raw === 'object' && 'round' in raw && raw.round !== at.round
      return { ...math, read: (raw) => (stale(raw) ? '盘口已更新，请重新选择' : math.read(raw)) }
    },
    closed: oneAtATime('上一张注单尚未结算，请稍候'),
    round: (at) => at.round,
    settlesAt: ({ now }) => now + SLIP_MS,
    table: (at) => ({ kind: 'slip', round: at.round, matches: matchesAt(at, at.round).map(bare) }),
    pick: (at, { pick, round }) => ({ round, legs: pick.legs, matches: matchesAt(at, round).map(bare) }),
    result: (at, { pick, drawn, round }) => ({
      matches: matchesAt(at, round).map(bare),
      scores: drawn.scores,
      won: pick.legs.map(({ match, side }) => {
        const score = drawn.scores[match]
        return score !== undefined && sideOf(score) === side
      }),
    }),
  },
  dragon: {
    math: () => dragon,
    closed: oneAtATime('本局尚未开牌，请稍候'),
    round: (at) => at.round,
    settlesAt: ({ now }) => now + DRAGON_MS,
    table: () => ({ kind: 'dragon', odds: SIDE_ODDS, halfBack: HALF_BACK }),
    pick: (_at, { pick }) => pick,
    result: (_at, { drawn }) => ({ ...drawn, winner: winnerOf(drawn) }),
  },
}
