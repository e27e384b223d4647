import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_ENTRY, type VenueWallet } from '#contracts/wallet.ts'

/** A wallet in a list. The balance is undefined until it is known. */
export type Wallet = Omit<VenueWallet, 'balance'> & { balance: Fen | undefined }

/** The central wallet among others. The backend lists only venues, so the app puts it in front. */
export const centralEntry = (balance: Fen | undefined): Wallet => ({
  platname: CENTRAL_WALLET,
  name: CENTRAL_WALLET_ENTRY,
  balance,
})

/** Puts venues with money before empty ones, and otherwise keeps their order. */
export const nonEmptyFirst = (venues: readonly VenueWallet[]): VenueWallet[] => [
  ...venues.filter(({ balance }) => balance > ZERO),
  ...venues.filter(({ balance }) => balance <= ZERO),
]

/** What a transfer has moved, in the names of the wallets. */
export const movedWords = (source: string, target: string, amount: Fen): string =>
  `${source}转入${target} ${formatYuan(amount)}`
