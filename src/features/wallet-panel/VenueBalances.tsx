import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { grouped } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'
import { useClosedVenues } from '../../api/queries/closed-venues.ts'
import { uniqueKeys } from '../../lib/unique-keys.ts'
import { useHideBalance } from '../../ui/hide-balance.ts'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { nonEmptyFirst } from './non-empty-first.ts'

type Props = {
  venues: VenueWallet[] | undefined
  failed: boolean
  retry: () => void
  preview: number
}

/** One skeleton for each venue that the preview can show. */
const BLANKS = ['a', 'b', 'c', 'd'] as const

/** Each venue's balance, those with money first: the first few, and the rest on a tap. */
export function VenueBalances({ venues, failed, retry, preview }: Props) {
  const [open, setOpen] = useState(false)
  const [hidden] = useHideBalance()
  const list = useId()
  const closed = useClosedVenues()
  if (failed) {
    return <RetryButton className="wallet-panel-more" onRetry={retry} />
  }
  // The number of columns divides the preview. With large text there are fewer.
  const least = preview % 3 === 0 ? 'max(4.5rem, 28%)' : 'max(6rem, 40%)'
  // With hidden balances the order must not give away where the money is.
  const ordered = hidden ? venues : venues && nonEmptyFirst(venues)
  const keys = uniqueKeys(ordered ?? [], ({ platname }) => platname)
  const shown = open ? ordered : ordered?.slice(0, preview)
  return (
    <>
      <ul
        id={list}
        className="wallet-panel-list"
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(${least}, 1fr))` }}
      >
        {shown?.map((venue, place) => (
          <li key={keys[place]}>
            <span className="wallet-panel-name">
              <span className="ellipsis">{venue.name}</span>
              {closed.includes(venue.platname) && <span className="gold">维护中</span>}
            </span>
            <b className="num">{hidden ? '****' : grouped(venue.balance)}</b>
          </li>
        )) ?? BLANKS.slice(0, preview).map((key) => <li key={key} className="skeleton" aria-hidden="true" />)}
      </ul>
      {!venues && <div className="wallet-panel-more" aria-hidden="true" />}
      {venues && venues.length > preview && (
        <button
          type="button"
          className="wallet-panel-more"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `展开全部 ${venues.length} 个场馆`}
          {open ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </button>
      )}
    </>
  )
}
