import { beginsAt, type Phase, type Programme, progressAt } from './fixtures.ts'
import { MARKETS, type Market } from './model.ts'
import { type Leg, lineOf, type OddsStyle, type Offer, type SlipDrawn, type SlipPick } from './slip.ts'
import { SPORT_OF } from './sports.ts'

/** A match as the page shows it; odds are 0 where an outcome is not offered. */
export type MatchShown = {
  lane: number
  number: number
  cup: string
  home: string
  away: string
  phase: Phase
  /** When it begins, in ms of the clock. */
  beginsAt: number
  /** `63′`, `第二盘`; the score, and the points of each set. */
  moment: string
  score: string
  detail: string
  markets: readonly MarketShown[]
}
/** `line` is sent back with a pick, since it may have moved meanwhile. */
export type MarketShown = {
  id: Market
  name: string
  line?: number
  outcomes: readonly { name: string; odds: number }[]
}
export type SlipTable = {
  kind: 'slip'
  sport: string
  /** The rules of this sport only. */
  rule: string
  sets: boolean
  stepMs: number
  matches: readonly MatchShown[]
}
export type SlipGame = {
  pick: SlipPick
  drawn: SlipDrawn
  /** `cashOut`: the amount that the player can take for the open slip now, in fen; 0 if none. */
  shown: {
    legs: readonly Pick<Leg, 'odds' | 'match' | 'choice' | 'taken'>[]
    style?: OddsStyle
    cashOut: number
  }
  result: SlipDrawn
  table: SlipTable
}

export function matchShown(
  from: Programme,
  { fixture, phase, lines, odds: at }: Offer,
  now: number,
): MatchShown {
  const sport = SPORT_OF[from.sport]
  const { at: progress } = progressAt(from, fixture, now)
  const { main, detail } = sport.score(progress)
  const texts = sport.markets(lines)
  const { lane, number, cup, home, away } = fixture
  return {
    ...{ lane, number, cup, home, away, phase },
    beginsAt: beginsAt(from, fixture),
    moment: sport.moment(progress),
    score: main,
    detail,
    markets: MARKETS.filter((id) => texts[id].outcomes.length > 0).map((id) => {
      const line = lineOf(lines, id)
      return {
        id,
        name: texts[id].name,
        ...(line === undefined ? {} : { line }),
        outcomes: texts[id].outcomes.map((name, n) => ({ name, odds: at[id][n] ?? 0 })),
      }
    }),
  }
}
