import { odds, returnAt, ZERO } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'
import type { GameMath } from './game.ts'
import { COPIES, discardOf, KINDS, wins } from './mahjong-hands.ts'

/** Each side draws at most this often. Then the round ends without a winner. */
export const DRAWS = 8
const HAND = 4

export type MahjongWinner = 'player' | 'dealer' | 'none'
/** Tiles are 0 to 8 for one to nine dots. The last tile of a hand is the newest. */
export type MahjongDrawn = {
  player: readonly number[]
  dealer: readonly number[]
  discards: Record<'player' | 'dealer', readonly number[]>
  /** The end of the round: as the tiles decide it, or as drawn if the player chooses nothing more. */
  end: { winner: MahjongWinner; player: readonly number[]; dealer: readonly number[] }
}
export type MahjongShown = {
  player: readonly number[]
  discards: MahjongDrawn['discards']
  drawsLeft: number
  /** Whether the player must discard a tile now. */
  chooses: boolean
}
export type MahjongResult = MahjongDrawn['end']
export type MahjongTable = { kind: 'mahjong'; odds: number; draws: number; decideMs: number }
export type MahjongGame = {
  pick: Record<string, never>
  drawn: MahjongDrawn
  shown: MahjongShown
  result: MahjongResult
  table: MahjongTable
}

/** The odds of a win. Without a winner the stake comes back. The mean return is measured in mahjong.slow.test.ts. */
export const MAHJONG_ODDS = odds(178)

type Side = 'player' | 'dealer'
type Play = Record<Side, number[]> & {
  discards: Record<Side, number[]>
  left: number[]
  winner: MahjongWinner
}

const other = (side: Side): Side => (side === 'player' ? 'dealer' : 'player')

/** Draws one of the tiles that are left. */
function drawTile(roll: Roll, left: number[]): number {
  let tiles = 0
  for (const count of left) tiles += count
  let nth = roll(tiles)
  for (let kind = 0; kind < KINDS; kind++) {
    const count = left[kind] ?? 0
    if (nth < count) {
      left[kind] = count - 1
      return kind
    }
    nth -= count
  }
  throw new RangeError('no tile is left')
}

/** A side draws. It wins if its five tiles do. */
function draw(roll: Roll, play: Play, side: Side): void {
  play[side].push(drawTile(roll, play.left))
  if (wins(play[side])) play.winner = side
}

function discard(play: Play, side: Side, at: number): void {
  const hand = play[side]
  play.discards[side].push(hand[at] ?? 0)
  // This changes the hand without a copy, because it runs millions of times.
  hand.copyWithin(at, at + 1)
  hand.pop()
}

/** Plays from the player's five tiles to the end. Each side discards by `discardOf`. */
function playOut(roll: Roll, play: Play): void {
  for (let side: Side = 'player'; play.winner === 'none'; side = other(side)) {
    discard(play, side, discardOf(play[side]))
    if (side === 'dealer' && play.discards.dealer.length === DRAWS) return
    draw(roll, play, other(side))
  }
}

const copyOf = ({ player, dealer, discards, left, winner }: Play): Play => ({
  player: [...player],
  dealer: [...dealer],
  discards: { player: [...discards.player], dealer: [...discards.dealer] },
  left: [...left],
  winner,
})

/**
 * The round as it is now, with the end that follows if the player chooses nothing more. That end needs tiles that
 * nobody has seen; they are drawn here.
 */
function withEnd(roll: Roll, play: Play): MahjongDrawn {
  const then = copyOf(play)
  if (!isOver(play)) playOut(roll, then)
  const { player, dealer, winner } = then
  return {
    player: play.player,
    dealer: play.dealer,
    discards: play.discards,
    end: { winner, player, dealer },
  }
}

const isOver = ({ winner, discards }: Pick<Play, 'winner' | 'discards'>): boolean =>
  winner !== 'none' || discards.dealer.length >= DRAWS

/** The tiles that are in no hand and in no discard. */
function leftOf({
  player,
  dealer,
  discards,
}: Pick<MahjongDrawn, 'player' | 'dealer' | 'discards'>): number[] {
  const left = Array.from({ length: KINDS }, () => COPIES)
  for (const tile of [...player, ...dealer, ...discards.player, ...discards.dealer])
    left[tile] = (left[tile] ?? 0) - 1
  return left
}

/** Whether the player has a tile to discard: five tiles that have not won, and a draw to come. */
export const chooses = ({ player, dealer }: Pick<MahjongDrawn, 'player' | 'dealer'>): boolean =>
  player.length === HAND + 1 && !wins(player) && dealer.length === HAND

/** The game after the player has discarded the tile at `at`: the game draws and discards, then the player draws. */
export function discarded(roll: Roll, before: MahjongDrawn, at: number): MahjongDrawn {
  const play = copyOf({
    player: [...before.player],
    dealer: [...before.dealer],
    discards: { player: [...before.discards.player], dealer: [...before.discards.dealer] },
    left: leftOf(before),
    winner: 'none',
  })
  discard(play, 'player', at)
  draw(roll, play, 'dealer')
  if (play.winner === 'none') {
    discard(play, 'dealer', discardOf(play.dealer))
    if (!isOver(play)) draw(roll, play, 'player')
  }
  return withEnd(roll, play)
}

/**
 * Two hands of dots, drawn in turn. The first hand with a pair and a run or triplet wins. Only its own draw can
 * complete a hand.
 */
export const mahjong: GameMath<Record<string, never>, MahjongDrawn> = {
  read: () => ({}),
  draw(roll) {
    const left = new Array<number>(KINDS).fill(COPIES)
    const deal = () => drawTile(roll, left)
    const hand = () => [deal(), deal(), deal(), deal()]
    const play: Play = {
      player: hand(),
      dealer: hand(),
      discards: { player: [], dealer: [] },
      left,
      winner: 'none',
    }
    draw(roll, play, 'player')
    return withEnd(roll, play)
  },
  returned(stake, _pick, { end }) {
    if (end.winner === 'none') return stake
    return end.winner === 'player' ? returnAt(stake, MAHJONG_ODDS) : ZERO
  },
}
