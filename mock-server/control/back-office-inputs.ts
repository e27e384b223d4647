import * as z from 'zod/mini'
import { type ReviewKind, ROLES } from '../state/submissions.ts'

/** The input of the verbs of the back office. */

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))
const name = text(1, 64)
/** The largest amount that the control takes, in fen. */
export const MOST_FEN = 10 ** 12
const MOST_DELAY_MS = 365 * 24 * 3_600_000

const KINDS = ['deposit', 'withdrawal', 'application', 'agent'] as const satisfies readonly ReviewKind[]
const NO_AMOUNT = 'no amount in fen'
const amount = z.int(NO_AMOUNT).check(z.gte(1, NO_AMOUNT), z.lte(MOST_FEN, NO_AMOUNT))

export const reviewInput = z.strictObject({
  what: z.enum(KINDS),
  id: name,
  approve: z.boolean(),
  reason: z.optional(text(0, 200)),
  by: z.optional(z.enum(ROLES)),
})
export const holdInput = z.union([
  z.strictObject({ forMs: z.int().check(z.gte(0), z.lte(60_000)) }),
  z.strictObject({ what: z.enum(KINDS), id: name }),
])
export const creditInput = z.strictObject({
  username: name,
  amount,
  reason: z.optional(text(0, 200)),
  isDeposit: z.optional(z.boolean()),
})
export const debitInput = z.strictObject({
  username: name,
  amount,
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
export const blockInput = z.strictObject({ username: name, isBlocked: z.boolean() })
export const venueInput = z.strictObject({ plat: name, open: z.boolean() })
const reviewRule = z.strictObject({
  delayMs: z.nullable(z.int().check(z.gte(0), z.lte(MOST_DELAY_MS))),
  rejectPercent: z.int().check(z.gte(0), z.lte(100)),
})
export const autoReviewInput = z.strictObject({
  what: z.enum(KINDS),
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
