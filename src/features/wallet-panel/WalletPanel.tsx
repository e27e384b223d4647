import { useQuery } from '@tanstack/react-query'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { CENTRAL_WALLET_ENTRY, CENTRAL_WALLET_NAME } from '#contracts/wallet.ts'
import { balanceQuery, type venuesQuery } from '../../api/queries/money/wallet.ts'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'
import { Balance } from '../../ui/money/Balance.tsx'
import { VenueBalances } from './VenueBalances.tsx'
import './wallet-panel.css'
import { WalletHead } from './WalletHead.tsx'
import { centralEntry } from './wallets.ts'

/** The list repeats the central wallet under the name of its entry. This says that they are one wallet. */
const SAME_WALLET = `${CENTRAL_WALLET_ENTRY}即${CENTRAL_WALLET_NAME}，取款从这里扣除。`

type Props = {
  /** `venuesQuery()` at the screen's polling rate: `pollWallets` or `pollTransfer`. */
  venues: ReturnType<typeof venuesQuery> & { refetchInterval: (query: never) => number }
  /** How many rows show before 展开: 3 on withdrawal, 4 on transfer. */
  preview: number
  /** Set if the list begins with the platform's own entry, as on withdrawal. */
  platformFirst?: true
}

/** The member's money: central wallet, total at venues, each venue, refresh and 一键回收. */
export function WalletPanel({ venues: query, preview, platformFirst }: Props) {
  const balance = useQuery(balanceQuery())
  const venues = useQuery(query)
  const atVenues = venues.data && sumIfExact(venues.data.map((venue) => venue.balance))
  return (
    <section className="card wallet-panel" aria-label="我的钱包">
      <WalletHead name="中心钱包" className="row wallet-panel-head" />
      <div className="row wallet-panel-sums">
        <Balance amount={balance.data} className="t28 b" />
        <span key={placeholderKey(balance.data === undefined, atVenues === undefined)} className="t12 muted">
          游戏钱包 <Balance amount={atVenues} className="t16 wallet-panel-venues" />
        </span>
      </div>
      <VenueBalances
        venues={venues.data}
        failed={venues.isError && !venues.data}
        retry={() => void venues.refetch()}
        preview={preview}
        front={platformFirst && centralEntry(balance.data)}
      />
      {platformFirst && <p className="t12 muted wallet-panel-note">{SAME_WALLET}</p>}
    </section>
  )
}
