import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import {
  BLACKJACK_MOVES,
  BLACKJACK_ODDS,
  type BlackjackMove,
  blackjack,
  choicesOf,
  moved,
  outcomeOf,
  pointsOf,
} from './blackjack.ts'
import { DECK_SIZE } from './cards.ts'

/** How long the player has for each decision; after that the player stands. */
const DECIDE_MS = 30_000
const SETTLES_MS = 3_000

const facesOf = (cards: readonly number[]): number[] => cards.map((card) => card % DECK_SIZE)

export const blackjackGame: DemoGame<'blackjack'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => blackjack,
  closed: oneAtATime('本局尚未结束，请先完成本局'),
  settlesAt: ({ now }, drawn) => now + (choicesOf(drawn).length > 0 ? DECIDE_MS : SETTLES_MS),
  act({ now }, { stake, drawn }, action) {
    const requestedMove = BLACKJACK_MOVES.find((move) => move === action)
    if (!requestedMove || !choicesOf(drawn).includes(requestedMove)) return '现在不能这样操作，请重新选择'
    return (roll) => {
      const next = moved(roll, drawn, requestedMove)
      const isDone = choicesOf(next).length === 0
      return {
        drawn: next,
        raise: requestedMove === 'double' ? stake : ZERO,
        settlesAt: now + (isDone ? SETTLES_MS : DECIDE_MS),
      }
    }
  },
  table: () => ({ kind: 'blackjack', odds: BLACKJACK_ODDS, decideMs: DECIDE_MS }),
  // The dealer's further cards stay hidden until the bet has settled.
  pick: (_at, { drawn }) => ({
    player: facesOf(drawn.player),
    dealer: facesOf(drawn.dealer.slice(0, 1)),
    choices: choicesOf(drawn),
  }),
  result: (_at, { drawn }) => ({
    player: facesOf(drawn.player),
    dealer: facesOf(drawn.dealer),
    points: { player: pointsOf(drawn.player).points, dealer: pointsOf(drawn.dealer).points },
    outcome: outcomeOf(drawn),
    isDoubled: drawn.moves.some((move: BlackjackMove) => move === 'double'),
  }),
  anyPick: () => ({}),
}
