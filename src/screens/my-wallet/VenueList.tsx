import { grouped, ZERO } from '#contracts/money/money.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { useUnopenedVenues } from '../../api/queries/money/unopened-venues.ts'
import type { VenueWallet } from '../../api/queries/money/wallet.ts'
import { nonEmptyFirst } from '../../features/wallet-panel/wallets.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'

type Props = { venues: readonly VenueWallet[] | undefined; failed: boolean; retry: () => void }

/** One key for each skeleton row. */
const BLANKS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Every venue wallet. Those with money come first and are highlighted, unless balances are hidden. */
export function VenueList({ venues, failed, retry }: Props) {
  return (
    <section aria-labelledby="venues-title">
      <h2 id="venues-title" className="venues-title">
        <span>场馆余额</span> {venues && <span className="t12 muted">{`${venues.length} 个场馆`}</span>}
      </h2>
      {failed ? (
        <RetryButton className="card venues-retry muted" onRetry={retry} />
      ) : (
        <ul className="card venues" aria-busy={!venues}>
          {venues ? <Rows venues={venues} /> : BLANKS.map((key) => <Blank key={key} />)}
        </ul>
      )}
    </section>
  )
}

function Rows({ venues }: { venues: readonly VenueWallet[] }) {
  const [hidden] = useHideBalance()
  const isUnopened = useUnopenedVenues()
  const showsFull = ({ balance }: VenueWallet) => !hidden && balance > ZERO
  const rows = hidden ? venues : nonEmptyFirst(venues)
  const keys = uniqueKeys(rows, ({ code }) => code)
  return rows.map((venue, place) => {
    const { code, name, balance } = venue
    const isFull = showsFull(venue)
    return (
      <li key={keys[place]}>
        <span className="venue-mark" data-full={isFull || undefined} aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="grow venue-name">
          <span>{name}</span>
          {isUnopened(code) && <span className="t12 wait">{` ${commonTexts.venueUnopened}`}</span>}
        </span>
        <span className={isFull ? 'num b' : 'num muted'}>{hidden ? '****' : grouped(balance)}</span>
      </li>
    )
  })
}

const Blank = () => (
  <li aria-hidden="true">
    <Skeleton width={36} height={36} radius={10} />
    <span className="grow">
      <Skeleton width="40%" />
    </span>
    <Skeleton width={56} />
  </li>
)
