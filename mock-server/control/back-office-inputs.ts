import * as z from 'zod/mini'

/** The input of the verbs of the back office. */

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))
const name = text(1, 64)
/** The largest amount that the control takes, in fen. */
export const MOST_FEN = 10 ** 12
const MOST_DELAY_MS = 365 * 24 * 3_600_000

export const debitInput = z.strictObject({
  username: name,
  amount: z.int().check(z.gte(1), z.lte(MOST_FEN)),
  reason: z.optional(text(0, 200)),
})
export const settleInput = z.strictObject({ id: name, how: z.enum(['settle', 'void']) })
export const nextRoundInput = z.strictObject({
  username: name,
  outcome: z.nullable(z.enum(['win', 'lose', 'void'])),
})
export const noticeInput = z.strictObject({
  title: text(1, 60),
  text: text(1, 2000),
  username: z.optional(name),
})
export const venueInput = z.strictObject({ plat: name, open: z.boolean() })
const reviewRule = z.strictObject({
  delayMs: z.nullable(z.int().check(z.gte(0), z.lte(MOST_DELAY_MS))),
  rejectPercent: z.int().check(z.gte(0), z.lte(100)),
})
export const autoReviewInput = z.strictObject({
  what: z.enum(['deposit', 'withdrawal', 'application', 'agent']),
  rule: z.nullable(reviewRule),
})
/** The rules of all kinds, as the switch holds them. */
export const autoReviewRules = z.partial(
  z.strictObject({
    deposit: reviewRule,
    withdrawal: reviewRule,
    application: reviewRule,
    agent: reviewRule,
  }),
)
