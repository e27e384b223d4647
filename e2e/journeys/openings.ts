import { DEMO } from '#mock/scenarios/personas.ts'
import type { Opening } from '../support/test.ts'

/** How several specs open the app. */

/** 1,000.00 in the central wallet, 200.00 at a venue. */
export const WITH_MONEY = { scenario: 'member-with-money', as: DEMO } as const
/** A card, an address, and no wagering requirement left. */
export const READY_TO_WITHDRAW = { scenario: 'ready-to-withdraw', as: DEMO } as const

/**
 * The clock stops as every lottery's period begins. It runs until then, and on a busy machine is stopped late. While it
 * runs, a period may close, or the odds of a match fall between the choice and the bet, which is then refused.
 */
export const CLOCK_STOPPED = {
  at: '2026-11-20 11:59:00',
  before: async (mock) => {
    await mock.clock({ stop: true })
    await mock.clock({ to: '2026-11-20 12:00:00' })
  },
} satisfies Opening
