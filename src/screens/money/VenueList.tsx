import { grouped, ZERO } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'
import { useClosedVenues } from '../../api/closed-venues.ts'
import { useHideBalance } from '../../ui/hide-balance.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

type Props = { venues: readonly VenueWallet[] | undefined; failed: boolean; retry: () => void }

/** Every venue and what lies there; those that hold something come first. */
export function VenueList({ venues, failed, retry }: Props) {
  const [hidden] = useHideBalance()
  const closed = useClosedVenues()
  if (!venues)
    return failed ? (
      <button type="button" className="card venues-retry muted" onClick={retry}>
        请求失败，点击重新加载
      </button>
    ) : (
      <SkeletonRows rows={6} />
    )
  const full = venues.filter(({ balance }) => balance > ZERO)
  const empty = venues.filter(({ balance }) => balance <= ZERO)
  return (
    <section aria-labelledby="venues-title">
      <h2 id="venues-title" className="venues-title">
        场馆余额 <span className="t12 muted">{venues.length} 个场馆</span>
      </h2>
      <ul className="card venues">
        {[...full, ...empty].map(({ platname, name, balance }) => (
          <li key={platname}>
            <span className="venue-mark" data-full={balance > ZERO || undefined} aria-hidden="true">
              {[...name][0]}
            </span>
            <span className="grow venue-name">
              {name}
              {closed.includes(platname) && <span className="t12 gold"> 维护中</span>}
            </span>
            <span className={balance > ZERO ? 'num b' : 'num muted'}>
              {hidden ? '****' : grouped(balance)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
