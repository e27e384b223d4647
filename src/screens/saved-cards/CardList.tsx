import type { UseQueryResult } from '@tanstack/react-query'
import { commonTexts } from '#contracts/texts/messages.ts'
import type { WalletTab } from '#contracts/wire/codes.ts'
import { type Card, useUnbindCard } from '../../api/queries/money/cards.ts'
import { CardFace } from '../../features/cards/CardFace.tsx'
import { CardLimit } from '../../features/cards/CardLimit.tsx'
import { briefOfCard, CARD_WORDS } from '../../features/cards/card-text.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { confirm } from '../../ui/overlays/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'

type Props = { tab: WalletTab; cards: UseQueryResult<Card[]> }

/** The cards of one tab, each with only the end of its number, and a button to unbind it. */
export function CardList({ tab, cards: { data: cards, isError, refetch } }: Props) {
  const unbind = useUnbindCard({ onDone: () => toast(commonTexts.unbound, 'success') })
  const ask = async (card: Card, title: string) => {
    const body = commonTexts.unbindQuestion
    if (await confirm({ title, body, okText: '解绑', danger: true })) void unbind.run(card)
  }
  if (!cards) return isError ? <Failed retry={() => void refetch()} /> : <Loading />
  const keys = uniqueKeys(cards, ({ id }) => id)
  if (cards.length === 0) return <Empty tab={tab} />
  return (
    <>
      <ul className="saved-cards-list">
        {cards.map((card, place) => {
          const brief = briefOfCard(card, cards)
          return (
            <li key={keys[place]}>
              <CardFace
                card={card}
                cards={cards}
                action={
                  <button
                    type="button"
                    className="pill saved-cards-unbind"
                    aria-label={`解绑 ${brief}`}
                    aria-disabled={unbind.locked || undefined}
                    onClick={() => unbind.locked || void ask(card, brief)}
                  >
                    解绑
                  </button>
                }
              />
            </li>
          )
        })}
      </ul>
      <div className="saved-cards-limit">
        <CardLimit tab={tab} count={cards.length} />
      </div>
    </>
  )
}

function Empty({ tab }: { tab: WalletTab }) {
  return (
    <div className="saved-cards-empty">
      <EmptyState kind="cards" size={132} />
      <b className="t16">{`还没有绑定${CARD_WORDS[tab].name}`}</b>
      <p className="muted">绑定后可用于取款；卡号只显示末 4 位。</p>
      <CardLimit tab={tab} count={undefined} />
    </div>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="saved-cards-empty">
      <EmptyState kind="network" size={132} />
      <RetryButton className="pill soft" onRetry={retry} />
    </div>
  )
}

const Loading = () => (
  <div className="saved-cards-list" aria-busy="true">
    <Skeleton height={148} radius={16} />
    <Skeleton height={148} radius={16} />
  </div>
)
