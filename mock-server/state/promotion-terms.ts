import type { Fen } from '#contracts/money/money.ts'

/** The conditions and the bonus of a promotion (docs/rules.md#promotion-terms). Its texts derive from them. */
export type PromotionTerms = { condition: PromotionCondition; bonus: PromotionBonus; limit: PromotionLimit }

export type PromotionCondition =
  /** A condition that the mock cannot check: the operator decides. */
  | { kind: 'none' }
  /** The oldest credited deposit is at least `least`, and the member joined in the last `joinedDays` days. */
  | { kind: 'first-deposit'; least: Fen; joinedDays: number }
  /** At least `count` credited deposits in the period, of at least `each`. */
  | { kind: 'deposits'; count: number; each: Fen }
  | { kind: 'vip'; level: number }
  /** At least this turnover in the period. */
  | { kind: 'turnover'; category: string; least: Fen }
  /** One settled bet in the period that counts as turnover, with at least this stake. */
  | { kind: 'bet'; category: string; least: Fen }
  /** One settled bet in the period that counts as turnover and paid back this many times its stake. */
  | { kind: 'win'; category: string; times: number }
  /** The player takes it up in another place, without an application. */
  | { kind: 'elsewhere'; place: string }

export type PromotionBonus =
  | { kind: 'fixed'; amount: Fen }
  /** A whole percentage of the first deposit, at most `most`. */
  | { kind: 'percent'; percent: number; most: Fen }
  /** This amount times the VIP level. */
  | { kind: 'by-level'; amount: Fen }
  /** A separate amount for each VIP level, from level 1 on. */
  | { kind: 'of-level'; amounts: readonly Fen[] }

/**
 * How often one member may apply, not counting rejected applications. Days, weeks and months are in Beijing time;
 * a week starts on Monday.
 */
export type PromotionLimit = 'any' | 'day' | 'week' | 'month' | 'level' | 'once'
