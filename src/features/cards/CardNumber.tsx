import type { Card } from '../../api/queries/money/cards.ts'
import { markOfCard, maskOfCard, tailOfCard } from './card-text.ts'

/** The masked number, and what distinguishes it from equal ones among `cards`. It is read out without the stars. */
export const CardNumber = ({ card, cards }: { card: Card; cards: readonly Card[] }) => {
  const mark = markOfCard(card, cards)
  const beside = mark && ` · ${mark}`
  return (
    <>
      <span aria-hidden="true">{maskOfCard(card) + beside}</span>
      <span className="sr-only">{tailOfCard(card) + beside}</span>
    </>
  )
}
