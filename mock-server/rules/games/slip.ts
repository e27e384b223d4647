import { wholeYuan } from '#contracts/money.ts'
import { type Match, type MatchWire, matchesOf } from '../../demo-sites/games/matches.ts'
import { sideOf, slipOn } from '../../demo-sites/games/slip.ts'
import { type DemoGame, oneAtATime, type RoundContext } from './demo-game.ts'

const SETTLES_MS = 7_000

const matchesAt = (at: RoundContext, round: number): Match[] => matchesOf(`${at.seatSeed}:${round}`, at.skin)
const bare = ({ cup, home, away, odds }: Match): MatchWire => ({ cup, home, away, odds })

export const slipGame: DemoGame<'slip'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(2_000) },
  math: (at) => {
    const math = slipOn(matchesAt(at, at.round))
    const stale = (raw: unknown) =>
      raw !== null && typeof raw === 'object' && 'round' in raw && raw.round !== at.round
    return { ...math, read: (raw) => (stale(raw) ? '盘口已更新，请重新选择' : math.read(raw)) }
  },
  closed: oneAtATime('上一张注单尚未结算，请稍候'),
  round: (at) => at.round,
  settlesAt: ({ now }) => now + SETTLES_MS,
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
  anyPick: ({ round }, roll) => ({
    round,
    legs: [{ match: roll(3), side: roll(2) === 0 ? 'home' : 'away' }],
  }),
}
