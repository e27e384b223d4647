import { type Odds, odds } from '#contracts/money.ts'
import { drawSome, rollOf } from './seeded.ts'
import type { Skin } from './skins.ts'
import { ESPORTS_CUPS, ESPORTS_TEAMS, FOOTBALL_CUPS, FOOTBALL_TEAMS } from './teams.ts'

export const MATCH_SIDES = ['home', 'draw', 'away'] as const
export type MatchSide = (typeof MATCH_SIDES)[number]

/** Chances in thousandths, in the order home, draw, away; e-sports have no draw. */
export type Chances = readonly [home: number, draw: number, away: number]

export type Match = {
  cup: string
  home: string
  away: string
  chances: Chances
  odds: Partial<Record<MatchSide, Odds>>
}

/** A match as its page gets it: without the chances. */
export type MatchWire = Omit<Match, 'chances' | 'odds'> & { odds: Partial<Record<MatchSide, number>> }

export const MATCHES = 3

const FOOTBALL: readonly Chances[] = [
  [450, 270, 280],
  [520, 250, 230],
  [360, 290, 350],
  [620, 220, 160],
  [300, 280, 420],
  [240, 260, 500],
]
const ESPORTS: readonly Chances[] = [
  [500, 0, 500],
  [620, 0, 380],
  [560, 0, 440],
  [430, 0, 570],
  [300, 0, 700],
]

/** Fair odds less 5 %, in hundredths: 95 000 over the chance in thousandths, rounded down. */
const oddsOf = (chance: number): Odds => odds(Math.floor(95_000 / chance))

/** The three matches of a round; the same seed words give the same matches. */
export function matchesOf(seedText: string, skin: Skin): Match[] {
  const roll = rollOf(seedText)
  const arena = skin === 'arena'
  const teams = drawSome(roll, arena ? ESPORTS_TEAMS : FOOTBALL_TEAMS, MATCHES * 2)
  const cups = drawSome(roll, arena ? ESPORTS_CUPS : FOOTBALL_CUPS, MATCHES)
  return drawSome(roll, arena ? ESPORTS : FOOTBALL, MATCHES).map((chances, i) => ({
    cup: cups[i] ?? '',
    home: teams[i * 2] ?? '',
    away: teams[i * 2 + 1] ?? '',
    chances,
    odds: Object.fromEntries(
      MATCH_SIDES.flatMap((side, at) => {
        const chance = chances[at] ?? 0
        return chance > 0 ? [[side, oddsOf(chance)]] : []
      }),
    ),
  }))
}
