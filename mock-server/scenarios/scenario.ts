import * as z from 'zod/mini'
import { type Fen, yuan } from '#contracts/money.ts'
import type { BuildContext } from './builders.ts'

/** One named world of the catalogue. */
export type Scenario<P extends z.core.$ZodShape = z.core.$ZodShape> = {
  params: z.ZodMiniObject<P>
  /** What is true of the world, in words that a backend team can build its state from. */
  must: string
  /** Worlds of an hour of the day: the latest such moment that is not after `now`, to which the world's clock is set. */
  at?: (now: number) => number
  build: (stage: BuildContext, params: z.output<z.ZodMiniObject<P>>) => void
}

/** Ties the types of a scenario's params and its builder together. */
export const scenario = <const P extends z.core.$ZodShape>(one: Scenario<P>): Scenario<P> => one

export const none = z.object({})

/** A param in 元. */
export const amount = (fallback: Fen) => z._default(yuan, fallback)

/** A param that says what became of something that is reviewed. */
export const decision = z._default(z.enum(['pending', 'approved', 'rejected']), 'pending')
export type Decision = z.output<typeof decision>
