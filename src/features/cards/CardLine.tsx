import type { Card } from '../../api/queries/money/cards.ts'
import { CardIcon } from './CardIcon.tsx'
import { CardNumber } from './CardNumber.tsx'
import { nameOfCard } from './card-names.ts'
import { titleOfCard } from './card-text.ts'

/** A card in one line: logo, bank or protocol, the player's name for it, masked number. `cards` are those of its list. */
export function CardLine({ card, cards }: { card: Card; cards: readonly Card[] }) {
  const name = nameOfCard(card.id)
  return (
    <>
      <CardIcon card={card} />
      <span className="grow card-line">
        <b className="b">{titleOfCard(card)}</b>
        <span className="t12 muted num">
          {name && <span>{`${name} · `}</span>}
          <CardNumber card={card} cards={cards} />
        </span>
      </span>
    </>
  )
}
