import { DEMO } from '#mock/scenarios/personas.ts'
import type { Opening } from '../support/test.ts'

/** 1,000.00 元 in the central wallet, 200.00 元 at a venue. */
export const WITH_MONEY = { scenario: 'member-with-money', as: DEMO } as const
/** A card, a USDT address, and no wagering requirement left. */
export const READY_TO_WITHDRAW = { scenario: 'ready-to-withdraw', as: DEMO } as const

/**
 * The clock stops at the moment when a period of every lottery begins. If it ran on, a period could close, or the odds
 * of a match could fall, between the choice and the bet, and the bet would be refused. A busy machine stops it late.
 */
export const CLOCK_STOPPED = {
  at: '2026-11-20 11:59:00',
  before: async (mock) => {
    await mock.clock({ stop: true })
    await mock.clock({ to: '2026-11-20 12:00:00' })
  },
} satisfies Opening
