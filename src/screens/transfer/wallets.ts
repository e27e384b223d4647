import type { Fen } from '#contracts/money.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_NAME, type VenueWallet } from '#contracts/wallet.ts'

/** A wallet to move money from or to; the balance is undefined while it is not known. */
export type Wallet = { platname: string; name: string; balance: Fen | undefined }

/** The central wallet first, then the venues. The backend lists only venues, so the app puts it in front. */
export function walletsOf(central: Fen | undefined, venues: readonly VenueWallet[] | undefined): Wallet[] {
  return [{ platname: CENTRAL_WALLET, name: CENTRAL_WALLET_NAME, balance: central }, ...(venues ?? [])]
}

/**
 * How much the max button fills in: the platform balance, or, out of a venue, that venue's balance.
 * Undefined while it is not known.
 */
export function maxTransfer(wallets: readonly Wallet[], source: string): Fen | undefined {
  return wallets.find((wallet) => wallet.platname === source)?.balance
}

/** Money moves between the platform and one venue, never from venue to venue, never within one wallet. */
export const isBetweenVenues = (source: string, target: string): boolean =>
  source !== CENTRAL_WALLET && target !== CENTRAL_WALLET
