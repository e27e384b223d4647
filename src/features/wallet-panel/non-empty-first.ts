import { ZERO } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'

/** Venues that hold something before those that hold nothing; else in their own order. */
export const nonEmptyFirst = (venues: readonly VenueWallet[]): VenueWallet[] => [
  ...venues.filter(({ balance }) => balance > ZERO),
  ...venues.filter(({ balance }) => balance <= ZERO),
]
