import type { Fen } from '#contracts/money/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import type { Wallet } from '../../features/wallet-panel/wallets.ts'

/**
 * The amount of the max button: the balance of the central wallet, or of the venue that money leaves.
 * Undefined until it is known.
 */
export function maxTransfer(wallets: readonly Wallet[], source: string): Fen | undefined {
  return wallets.find((wallet) => wallet.code === source)?.balance
}

/** Money moves between the central wallet and one venue, never between venues or within one wallet. */
export const isBetweenVenues = (source: string, target: string): boolean =>
  source !== CENTRAL_WALLET && target !== CENTRAL_WALLET
