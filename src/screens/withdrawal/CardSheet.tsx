import { Check, CirclePlus } from 'lucide-react'
import { MAX_CARDS_PER_KIND } from '#contracts/limits.ts'
import type { WalletTab } from '#contracts/wire/codes.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { CardLine } from '../../features/cards/CardLine.tsx'
import { CARD_WORDS } from '../../features/cards/card-text.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LazySheet } from '../../ui/overlays/lazy-overlays.tsx'

type Props = {
  open: boolean
  onClose: () => void
  tab: WalletTab
  cards: readonly Card[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The bottom sheet to choose a card or an address, with a link to bind another. */
export function CardSheet({ open, onClose, tab, cards, chosen, onChoose }: Props) {
  const words = CARD_WORDS[tab]
  const keys = uniqueKeys(cards, ({ id }) => id)
  const choose = (id: string) => {
    onChoose(id)
    onClose()
  }
  return (
    <LazySheet open={open} onClose={onClose} title={`选择${words.name}`}>
      <ul className="card-sheet">
        {cards.map((card, place) => (
          <li key={keys[place]}>
            <button type="button" aria-pressed={card.id === chosen} onClick={() => choose(card.id)}>
              <CardLine card={card} cards={cards} />
              <span className="card-sheet-check">
                {card.id === chosen && <Check size={20} aria-hidden="true" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {cards.length < MAX_CARDS_PER_KIND ? (
        <ButtonLink variant="soft" block to={words.path} onClick={onClose}>
          <CirclePlus size={18} aria-hidden="true" />
          <span>{words.add}</span>
        </ButtonLink>
      ) : (
        <p className="t12 faint card-sheet-full">{`最多绑定 ${MAX_CARDS_PER_KIND} ${words.unit}${words.name}，如需更换请先在卡包解绑`}</p>
      )}
    </LazySheet>
  )
}
