import type { Fen } from '#contracts/money/money.ts'

/** What a promotion asks for and gives (docs/rules.md#promotion-terms). Its texts are made from it. */
export type PromotionTerms = { condition: PromotionCondition; bonus: PromotionBonus; limit: PromotionLimit }

export type PromotionCondition =
  /** Nothing that the mock backend can check: the cashier decides. */
  | { kind: 'none' }
  /** The oldest credited deposit, of a member who joined lately. */
  | { kind: 'first-deposit'; least: Fen; joinedDays: number }
  /** Credited deposits of the period. */
  | { kind: 'deposits'; count: number; each: Fen }
  | { kind: 'vip'; level: number }
  /** Turnover of the period. */
  | { kind: 'turnover'; category: string; least: Fen }
  /** One settled bet of the period that counts as turnover, with at least this stake. */
  | { kind: 'bet'; category: string; least: Fen }
  /** One settled bet of the period that counts as turnover and paid back this many times its stake. */
  | { kind: 'win'; category: string; times: number }
  /** It is taken elsewhere, and needs no application. */
  | { kind: 'elsewhere'; place: string }

export type PromotionBonus =
  | { kind: 'fixed'; amount: Fen }
  /** Whole percent of the first deposit, up to `most`. */
  | { kind: 'percent'; percent: number; most: Fen }
  /** So much for each VIP level. */
  | { kind: 'by-level'; amount: Fen }
  /** An amount of its own for each VIP level, from level 1 on. */
  | { kind: 'of-level'; amounts: readonly Fen[] }

/** How often one member may take it, rejected applications aside. A day, a week and a month are Beijing's; a week starts on Monday. */
export type PromotionLimit = 'any' | 'day' | 'week' | 'month' | 'level' | 'once'
