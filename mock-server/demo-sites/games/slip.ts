import { areOddsAtLeast, type Odds, returnAt, ZERO } from '#contracts/money.ts'
import { LEAST_ODDS } from '../../data/turnover-weights.ts'
import type { GameMath, Roll } from './game.ts'
import { MATCH_SIDES, MATCHES, type Match, type MatchSide, type MatchWire } from './matches.ts'

export type Leg = { match: number; side: MatchSide }
/** One leg is a single, several are a parlay: all must win, and their odds multiply. */
export type SlipPick = { legs: readonly Leg[] }
export type Score = readonly [home: number, away: number]
export type SlipDrawn = { scores: readonly Score[] }
export type SlipResult = { matches: readonly MatchWire[]; scores: readonly Score[]; won: readonly boolean[] }
export type SlipTable = { kind: 'slip'; round: number; matches: readonly MatchWire[] }
export type SlipGame = {
  pick: SlipPick
  drawn: SlipDrawn
  shown: { round: number; legs: readonly Leg[]; matches: readonly MatchWire[] }
  result: SlipResult
  table: SlipTable
}

/** Possible scores: [winner, loser] for a decided match, or both sides' for a draw. */
const DECIDED: readonly Score[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 0],
  [1, 0],
  [2, 1],
]
const DRAWN: readonly Score[] = [
  [0, 0],
  [1, 1],
  [1, 1],
  [2, 2],
]
/** Best of three maps. */
const MAPS: readonly Score[] = [
  [2, 0],
  [2, 1],
]

export const sideOf = ([home, away]: Score): MatchSide =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

function winnerOf(roll: Roll, match: Match): MatchSide {
  const [home, draw] = match.chances
  const at = roll(1_000)
  return at < home ? 'home' : at < home + draw ? 'draw' : 'away'
}

function scoreOf(roll: Roll, match: Match): Score {
  const winner = winnerOf(roll, match)
  const from = winner === 'draw' ? DRAWN : match.odds.draw ? DECIDED : MAPS
  const [most, least] = from[roll(from.length)] ?? [1, 0]
  return winner === 'away' ? [least, most] : [most, least]
}

function readLeg(raw: unknown, matches: readonly Match[]): Leg | undefined {
  if (raw === null || typeof raw !== 'object' || !('match' in raw) || !('side' in raw)) return undefined
  const match = matches.findIndex((_, i) => i === raw.match)
  const side = MATCH_SIDES.find((one) => one === raw.side)
  return side && matches[match]?.odds[side] ? { match, side } : undefined
}

const oddsOf = ({ legs }: SlipPick, matches: readonly Match[]): Odds[] =>
  legs.flatMap(({ match, side }) => matches[match]?.odds[side] ?? [])

/** The bet slip for a round's three matches. */
export function slipOn(matches: readonly Match[]): GameMath<SlipPick, SlipDrawn> {
  return {
    read(raw) {
      const list = raw !== null && typeof raw === 'object' && 'legs' in raw ? raw.legs : undefined
      if (!Array.isArray(list) || list.length === 0) return '请先选择投注项'
      if (list.length > MATCHES) return `一张注单最多 ${MATCHES} 场`
      const legs = list.flatMap((leg) => readLeg(leg, matches) ?? [])
      if (legs.length !== list.length) return '所选投注项不存在，请重新选择'
      return new Set(legs.map((leg) => leg.match)).size === legs.length ? { legs } : '同一场比赛只能选一项'
    },
    draw: (roll) => ({ scores: matches.map((match) => scoreOf(roll, match)) }),
    returned(stake, pick, drawn) {
      const at = pick.legs.flatMap(({ match, side }) => {
        const score = drawn.scores[match]
        const pays = matches[match]?.odds[side]
        return score && pays && sideOf(score) === side ? [pays] : []
      })
      return at.length === pick.legs.length ? returnAt(stake, ...at) : ZERO
    },
    countedStake: (stake, pick) => (areOddsAtLeast(LEAST_ODDS, ...oddsOf(pick, matches)) ? stake : ZERO),
  }
}
