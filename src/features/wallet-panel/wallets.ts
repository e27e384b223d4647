import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_ENTRY } from '#contracts/wallet.ts'
import type { VenueWallet } from '../../api/queries/money/wallet.ts'

/** A wallet in a list. The balance is undefined until it is known. */
export type Wallet = Omit<VenueWallet, 'balance'> & { balance: Fen | undefined }

/** The central wallet as an entry of a list. The backend lists only venues, so the app adds it. */
export const centralEntry = (balance: Fen | undefined): Wallet => ({
  code: CENTRAL_WALLET,
  name: CENTRAL_WALLET_ENTRY,
  balance,
})

/** Venues with money first. Otherwise the order stays. */
export const nonEmptyFirst = (venues: readonly VenueWallet[]): VenueWallet[] => [
  ...venues.filter(({ balance }) => balance > ZERO),
  ...venues.filter(({ balance }) => balance <= ZERO),
]

/** What a transfer has moved, with the names of the wallets. */
export const movedWords = (source: string, target: string, amount: Fen): string =>
  `${source}转入${target} ${formatYuan(amount)}`
