import { useQuery } from '@tanstack/react-query'
import { add, progressPercent, ZERO } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'
import { balanceQuery } from '../../api/queries/wallet.ts'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { WalletHead } from '../../features/wallet-panel/WalletHead.tsx'
import { Balance } from '../../ui/Balance.tsx'
import { useHideBalance } from '../../ui/hide-balance.ts'

/** The total, and its split between the central wallet and the venues. The bar is hidden with the amounts. */
export function Assets({ venues }: { venues: readonly VenueWallet[] | undefined }) {
  const { data: central } = useQuery(balanceQuery())
  const atVenues = venues && add(ZERO, ...venues.map(({ balance }) => balance))
  const all = central === undefined || atVenues === undefined ? undefined : add(central, atVenues)
  const share = all === undefined || central === undefined || all === ZERO ? 0 : progressPercent(central, all)
  const [hidden] = useHideBalance()
  return (
    <section className="card assets" aria-label="我的钱包">
      <WalletHead name="总资产" />
      <Balance amount={all} className="t28 b gold assets-sum" />
      <div className="assets-bar" aria-hidden="true">
        {!hidden && <i style={{ width: `${share}%` }} />}
        {!hidden && all !== undefined && all > ZERO && share < 100 && <b />}
      </div>
      <dl className="assets-parts">
        <div data-part="central">
          <dt className="t12 muted">中心钱包</dt>
          <dd>
            <Balance amount={central} className="t16 b" />
          </dd>
        </div>
        <div data-part="venues">
          <dt className="t12 muted">游戏钱包</dt>
          <dd>
            <Balance amount={atVenues} className="t16 b" />
          </dd>
        </div>
      </dl>
      <MoneyShortcuts />
    </section>
  )
}
