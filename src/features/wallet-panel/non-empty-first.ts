import { ZERO } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'

/** Puts venues with money before empty ones, and otherwise keeps their order. */
export const nonEmptyFirst = (venues: readonly VenueWallet[]): VenueWallet[] => [
  ...venues.filter(({ balance }) => balance > ZERO),
  ...venues.filter(({ balance }) => balance <= ZERO),
]
