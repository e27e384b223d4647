import { setText } from '../page/dom.ts'
import type { Hand } from './hands.ts'

type Settled<R> = { id: string; result: R }

type Described<R> = {
  hands: readonly Hand[]
  /** How many cards lie face down in each hand before the bet settles. */
  covered: number
  word: HTMLElement
  layOut(result: R, moving: boolean): Promise<void>
  tell(result: R): void
}

/** The hands of a game without decisions. They are covered while a bet is open, and laid out with its result. */
export type SettledHands<R> = {
  /** Shows the table without animation. */
  show(bet: object | undefined, last: Settled<R> | undefined): void
  /** Covers all hands, and turns the cards of a bet that settled. */
  reveal(bet: Settled<R>): Promise<void>
  /** Deals anew, face down. */
  deal(): void
}

const FIRST_WORD = '请下注'

export function settledHands<R>({ hands, covered, word, layOut, tell }: Described<R>): SettledHands<R> {
  const cards = Array.from({ length: covered }, () => undefined)
  /** The bet whose cards are on the table, if any. */
  let lying = ''

  function cover(moving: boolean) {
    lying = ''
    for (const hand of hands) {
      void hand.show(cards, moving)
      hand.note('')
    }
  }
  setText(word, FIRST_WORD)
  cover(false)

  return {
    show(bet, last) {
      if (bet) {
        if (lying) cover(false)
      } else if (last && lying !== last.id && word.textContent === FIRST_WORD) {
        lying = last.id
        void layOut(last.result, false)
        tell(last.result)
      }
    },
    async reveal({ id, result }) {
      cover(false)
      await layOut(result, true)
      lying = id
      tell(result)
    },
    deal() {
      for (const hand of hands) void hand.show([])
      cover(true)
    },
  }
}
