import type { Fen } from '#contracts/money.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_ENTRY, type VenueWallet } from '#contracts/wallet.ts'

/** A wallet to move money from or to. The balance is undefined until it is known. */
export type Wallet = { platname: string; name: string; balance: Fen | undefined }

/** The central wallet first, then the venues. The backend lists only venues, so the app puts it in front. */
export function walletsOf(central: Fen | undefined, venues: readonly VenueWallet[] | undefined): Wallet[] {
  return [{ platname: CENTRAL_WALLET, name: CENTRAL_WALLET_ENTRY, balance: central }, ...(venues ?? [])]
}

/**
 * The amount of the max button: the balance of the central wallet, or of the venue that money leaves.
 * Undefined until it is known.
 */
export function maxTransfer(wallets: readonly Wallet[], source: string): Fen | undefined {
  return wallets.find((wallet) => wallet.platname === source)?.balance
}

/** Money moves between the central wallet and one venue, never between venues or within one wallet. */
export const isBetweenVenues = (source: string, target: string): boolean =>
  source !== CENTRAL_WALLET && target !== CENTRAL_WALLET
