import { DEMO } from '#mock/scenarios/personas.ts'

/** How several specs open the app: the demo's member in a scenario. */

/** 1,000.00 in the central wallet, 200.00 at a venue. */
export const WITH_MONEY = { scenario: 'member-with-money', as: DEMO } as const
/** A card, an address, and no wagering requirement left. */
export const READY_TO_WITHDRAW = { scenario: 'ready-to-withdraw', as: DEMO } as const
