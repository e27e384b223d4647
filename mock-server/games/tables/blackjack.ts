import { odds, returnAt, ZERO } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import type { GameMath } from '../game.ts'
import { dealCard, rankOf } from './cards.ts'

export const BLACKJACK_PACKS = 6
/** The dealer draws up to 16 and stands on every 17. */
const DEALER_STANDS = 17

/** A hit, a stand or a double. A double doubles the stake, takes one card and stands. */
export const BLACKJACK_MOVES = ['hit', 'stand', 'double'] as const
export type BlackjackMove = (typeof BLACKJACK_MOVES)[number]

/** Cards of six packs, by their place in them. The dealer's second card is dealt after the player's last decision. */
export type BlackjackDrawn = {
  player: readonly number[]
  dealer: readonly number[]
  moves: readonly BlackjackMove[]
}
/** What the player sees while deciding: the dealer's first card only. */
export type BlackjackShown = {
  player: readonly number[]
  dealer: readonly number[]
  choices: readonly BlackjackMove[]
}
export type BlackjackResult = {
  player: readonly number[]
  dealer: readonly number[]
  points: Record<'player' | 'dealer', number>
  outcome: BlackjackOutcome
  isDoubled: boolean
}
export type BlackjackTable = {
  kind: 'blackjack'
  odds: Record<'win' | 'blackjack', number>
  decideMs: number
}
export type BlackjackGame = {
  pick: Record<string, never>
  drawn: BlackjackDrawn
  shown: BlackjackShown
  result: BlackjackResult
  table: BlackjackTable
}
export type BlackjackOutcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

/** 2 for a win, 2.5 for a blackjack (3:2); equal points return the stake. */
export const BLACKJACK_ODDS = { win: odds(200), blackjack: odds(250) } as const

/** The best points of a hand; `soft`: an ace counts 11. */
export function pointsOf(cards: readonly number[]): { points: number; soft: boolean } {
  let hard = 0
  let hasAce = false
  for (const card of cards) {
    hard += Math.min(rankOf(card) + 1, 10)
    hasAce ||= rankOf(card) === 0
  }
  const soft = hasAce && hard <= 11
  return { points: soft ? hard + 10 : hard, soft }
}

const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards).points === 21

/** The moves that are possible now: none after a stand, a double, a bust or 21. */
export function choicesOf({ player, moves }: BlackjackDrawn): readonly BlackjackMove[] {
  if (moves.some((move) => move !== 'hit') || pointsOf(player).points >= 21) return []
  return player.length === 2 ? BLACKJACK_MOVES : ['hit', 'stand']
}

/**
 * Deals the dealer's hand to its end. The dealer does not draw if the player is bust, or has a blackjack that the
 * dealer's card cannot equal.
 */
function dealerDone(roll: Roll, player: readonly number[], up: number): number[] {
  const dealer = [up]
  const out = [...player, up]
  const draw = () => dealer.push(dealCard(roll, BLACKJACK_PACKS, out))
  if (pointsOf(player).points > 21) return dealer
  if (isBlackjack(player)) {
    draw()
    return dealer
  }
  while (pointsOf(dealer).points < DEALER_STANDS) draw()
  return dealer
}

/** The hand after a move. The dealer's cards are drawn anew, because nobody has seen them. */
export function moved(
  roll: Roll,
  { player, dealer, moves }: BlackjackDrawn,
  move: BlackjackMove,
): BlackjackDrawn {
  const [up = 0] = dealer
  const cards = move === 'stand' ? player : [...player, dealCard(roll, BLACKJACK_PACKS, [...player, up])]
  return { player: cards, dealer: dealerDone(roll, cards, up), moves: [...moves, move] }
}

export function outcomeOf({ player, dealer }: BlackjackDrawn): BlackjackOutcome {
  const playerPoints = pointsOf(player).points
  const dealerPoints = pointsOf(dealer).points
  if (playerPoints > 21) return 'bust'
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'push' : 'blackjack'
  if (isBlackjack(dealer)) return 'lose'
  return dealerPoints > 21 || playerPoints > dealerPoints
    ? 'win'
    : playerPoints === dealerPoints
      ? 'push'
      : 'lose'
}

/**
 * Twenty-one against the dealer. A hand is drawn as if the player stood, and moves change it. After a double the stake
 * that `returned` gets is already the doubled one.
 */
export const blackjack: GameMath<Record<string, never>, BlackjackDrawn> = {
  read: () => ({}),
  draw(roll) {
    const out: number[] = []
    const [first, up, second] = [0, 1, 2].map(() => dealCard(roll, BLACKJACK_PACKS, out))
    const player = [first ?? 0, second ?? 0]
    return { player, dealer: dealerDone(roll, player, up ?? 0), moves: [] }
  },
  returned(stake, _pick, drawn) {
    const outcome = outcomeOf(drawn)
    if (outcome === 'push') return stake
    return outcome === 'win' || outcome === 'blackjack' ? returnAt(stake, BLACKJACK_ODDS[outcome]) : ZERO
  },
}
