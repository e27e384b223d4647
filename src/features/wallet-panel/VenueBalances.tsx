import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { grouped } from '#contracts/money/money.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { useUnopenedVenues } from '../../api/queries/money/unopened-venues.ts'
import type { VenueWallet } from '../../api/queries/money/wallet.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { nonEmptyFirst, type Wallet } from './wallets.ts'

type Props = {
  venues: VenueWallet[] | undefined
  failed: boolean
  retry: () => void
  preview: number
  /** A wallet shown before the venues. It counts as a row of the preview. */
  front?: Wallet | undefined
}

/** Skeletons for as many venues as the preview can show. */
const BLANKS = ['a', 'b', 'c', 'd'] as const

/** The venues' balances, those with money first: a few rows, and the others after a tap. */
export function VenueBalances({ venues, failed, retry, preview, front }: Props) {
  const [open, setOpen] = useState(false)
  const [hidden] = useHideBalance()
  const list = useId()
  const isUnopened = useUnopenedVenues()
  if (failed) {
    return <RetryButton className="wallet-panel-more" onRetry={retry} />
  }
  // The number of columns divides the preview evenly. With large text there are fewer.
  const least = preview % 3 === 0 ? 'max(4.5rem, 28%)' : 'max(6rem, 40%)'
  // With hidden balances the order must not reveal where the money is.
  const ordered: readonly Wallet[] | undefined = venues && [
    ...(front ? [front] : []),
    ...(hidden ? venues : nonEmptyFirst(venues)),
  ]
  const keys = uniqueKeys(ordered ?? [], ({ code }) => code)
  const shown = open ? ordered : ordered?.slice(0, preview)
  return (
    <>
      <ul
        id={list}
        className="wallet-panel-list"
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(${least}, 1fr))` }}
      >
        {shown?.map(({ code, name, balance }, place) => (
          <li key={keys[place]}>
            <span className="wallet-panel-name">
              <span className="ellipsis">{name}</span>
              {isUnopened(code) && <span className="wait">{commonTexts.venueUnopened}</span>}
            </span>
            <b className="num">{hidden ? '****' : balance === undefined ? '--' : grouped(balance)}</b>
          </li>
        )) ?? BLANKS.slice(0, preview).map((key) => <li key={key} className="skeleton" aria-hidden="true" />)}
      </ul>
      {!venues && <div className="wallet-panel-more" aria-hidden="true" />}
      {venues && ordered && ordered.length > preview && (
        <button
          type="button"
          className="wallet-panel-more"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? '收起' : `展开全部 ${venues.length} 个场馆`}</span>
          {open ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </button>
      )}
    </>
  )
}
