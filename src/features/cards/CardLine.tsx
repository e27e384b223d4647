import type { Card } from '#contracts/cards.ts'
import { CardIcon } from './CardIcon.tsx'
import { nameOfCard } from './card-names.ts'
import { maskOfCard, titleOfCard } from './card-text.ts'

/** A card in one line: logo, bank or protocol, the player's name for it, masked number. */
export function CardLine({ card }: { card: Card }) {
  return (
    <>
      <CardIcon card={card} />
      <span className="grow card-line">
        <b className="b">{titleOfCard(card)}</b>
        <span className="t12 muted num">
          {[nameOfCard(card.id), maskOfCard(card)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
}
