import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronRight, CirclePlus, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { CardLine } from '../../features/cards/CardLine.tsx'
import { CARD_WORDS } from '../../features/cards/card-text.ts'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { CardSheet } from './CardSheet.tsx'

type Props = {
  tab: WalletTab
  cards: UseQueryResult<Card[]>
  chosen: Card | undefined
  onChoose: (id: string) => void
  error: string | undefined
  locked: boolean
}

/**
 * Where the money goes: the chosen card or address, the sheet to choose one, or the link to bind the first.
 */
export function CardPick({
  tab,
  cards: { data: cards, isError, refetch },
  chosen,
  onChoose,
  error,
  locked,
}: Props) {
  const [open, setOpen] = useState(false)
  const words = CARD_WORDS[tab]
  if (!cards) {
    return isError ? (
      <RetryButton className="card row card-pick muted" onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <div className="card row card-pick">
          <Skeleton width={40} height={40} radius={20} />
          <Skeleton width="50%" />
        </div>
      </div>
    )
  }
  const note = error !== undefined && (
    <p className="t12 bad card-pick-error" id="card-pick-error">
      {error}
    </p>
  )
  if (cards.length === 0) {
    return (
      <div>
        <Link
          className="card row card-pick card-pick-add"
          to={words.path}
          aria-describedby={error === undefined ? undefined : 'card-pick-error'}
          aria-invalid={error !== undefined || undefined}
        >
          <span className="card-pick-plus">
            <CirclePlus size={22} aria-hidden="true" />
          </span>
          <span className="grow">
            <b className="b">{words.add}</b>
            <span className="t12 muted">{`还没有绑定${words.name}，请先绑定`}</span>
          </span>
          <ChevronRight size={16} className="faint" aria-hidden="true" />
        </Link>
        {note}
      </div>
    )
  }
  const ask = tab === WALLET_TABS.usdt ? withdrawalTexts.usdtRequired : withdrawalTexts.bankRequired
  return (
    <div>
      <button
        type="button"
        className="card row card-pick"
        aria-haspopup="dialog"
        aria-describedby={error === undefined ? undefined : 'card-pick-error'}
        aria-invalid={error !== undefined || undefined}
        onClick={() => locked || setOpen(true)}
      >
        {chosen ? (
          <CardLine card={chosen} cards={cards} />
        ) : (
          <>
            <span className="card-pick-plus">
              <WalletCards size={20} aria-hidden="true" />
            </span>
            <span className="grow muted">{ask}</span>
          </>
        )}
        <span className="t12 muted">{chosen ? '更换' : '选择'}</span>
        <ChevronRight size={16} className="faint" aria-hidden="true" />
      </button>
      {note}
      <CardSheet
        open={open}
        onClose={() => setOpen(false)}
        tab={tab}
        cards={cards}
        chosen={chosen?.id}
        onChoose={onChoose}
      />
    </div>
  )
}
