import * as z from 'zod/mini'
import { type Fen, yuan } from '#contracts/money.ts'
import type { BuildContext } from './builders.ts'

/** One named world of the catalogue. */
export type Scenario<P extends z.core.$ZodShape = z.core.$ZodShape> = {
  params: z.ZodMiniObject<P>
  /** Describes the world precisely enough for a backend team to set up the same state. */
  must: string
  /** For worlds of a certain hour: the latest such moment not after `now`. The world's clock is set to it. */
  at?: (now: number) => number
  build: (context: BuildContext, params: z.output<z.ZodMiniObject<P>>) => void
}

/** Infers the builder's param type from the scenario's schema. */
export const scenario = <const P extends z.core.$ZodShape>(one: Scenario<P>): Scenario<P> => one

export const none = z.object({})

/** A param in 元. */
export const amount = (fallback: Fen) => z._default(yuan, fallback)

/** A param for the state of something that is reviewed. */
export const decision = z._default(z.enum(['pending', 'approved', 'rejected']), 'pending')
export type Decision = z.output<typeof decision>
