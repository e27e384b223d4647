import type { Card } from '#contracts/cards.ts'
import { CardIcon } from './CardIcon.tsx'
import { maskOfCard, titleOfCard } from './card-text.ts'

/** A card in one line: logo, bank or protocol, masked number. */
export function CardLine({ card }: { card: Card }) {
  return (
    <>
      <CardIcon card={card} />
      <span className="grow card-line">
        <b className="b">{titleOfCard(card)}</b>
        <span className="t12 muted num">{maskOfCard(card)}</span>
      </span>
    </>
  )
}
