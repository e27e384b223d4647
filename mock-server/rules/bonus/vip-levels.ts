import { type Fen, type Share, wholeYuan } from '#contracts/money/money.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'

/** The six rebate rates of a level, by their fields on the wire. */
export type RebateKind = 'realperson' | 'sport' | 'e_sport' | 'joker' | 'electron' | 'lottery'

export type VipLevelSeed = {
  level: number
  /** Cumulative deposits that the level requires. */
  recharge: Fen
  /** Cumulative turnover that the level requires. */
  flow: Fen
  /** Turnover to reach within 90 days to keep the level. */
  keepFlow: Fen
  rates: Record<RebateKind, Share>
  /** What a member of the level may apply for once a month. */
  monthlyGift: Fen
}

/** The rate that applies to a game's category; fishing counts as slots. */
export const REBATE_KIND: Record<GameCategory, RebateKind> = {
  realbet: 'realperson',
  sport: 'sport',
  gaming: 'e_sport',
  joker: 'joker',
  concise: 'electron',
  fishing: 'electron',
  lottery: 'lottery',
}

/** 0.01 % in millionths. */
const BASIS_POINT = 100
const share = (basisPoints: number): Share => (basisPoints * BASIS_POINT) as Share

/** What a member may apply for at a new level, for each step of it. */
export const LEVEL_GIFT = wholeYuan(18)
/** In 元, by level. */
const MONTHLY_GIFTS = [8, 18, 38, 68, 128, 288, 588, 1_288, 2_888, 5_888] as const

/** Level, deposit 元, turnover 元, keep 元, then the six rates in hundredths of a percent. */
const TABLE: readonly (readonly [number, number, number, number, ...number[]])[] = [
  [1, 500, 1_000, 500, 30, 30, 30, 35, 40, 10],
  [2, 3_000, 8_000, 4_000, 35, 35, 35, 40, 45, 12],
  [3, 10_000, 25_000, 12_000, 40, 40, 40, 45, 50, 14],
  [4, 30_000, 60_000, 30_000, 45, 45, 45, 50, 60, 16],
  [5, 100_000, 250_000, 100_000, 50, 50, 50, 60, 70, 18],
  [6, 300_000, 900_000, 300_000, 60, 55, 55, 70, 80, 20],
  [7, 800_000, 2_500_000, 800_000, 70, 60, 60, 80, 90, 22],
  [8, 2_000_000, 7_000_000, 2_000_000, 80, 70, 70, 90, 100, 25],
  [9, 5_000_000, 18_000_000, 5_000_000, 90, 80, 80, 100, 110, 28],
  [10, 10_000_000, 40_000_000, 10_000_000, 100, 90, 90, 110, 120, 30],
]

export const VIP_LEVELS: readonly VipLevelSeed[] = TABLE.map(([level, recharge, flow, keep, ...points]) => {
  const [realperson = 0, sport = 0, eSport = 0, joker = 0, electron = 0, lottery = 0] = points
  return {
    level,
    recharge: wholeYuan(recharge),
    flow: wholeYuan(flow),
    keepFlow: wholeYuan(keep),
    monthlyGift: wholeYuan(MONTHLY_GIFTS[level - 1] ?? 0),
    rates: {
      realperson: share(realperson),
      sport: share(sport),
      e_sport: share(eSport),
      joker: share(joker),
      electron: share(electron),
      lottery: share(lottery),
    },
  }
})
