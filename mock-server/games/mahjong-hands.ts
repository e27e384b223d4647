/** The 36 dots of mahjong: nine kinds, four of each. A hand is how many of each kind it holds. */
export const KINDS = 9
export const COPIES = 4

/** A hand as one number, with one digit in base 5 for each kind. */
const PLACE = Array.from({ length: KINDS }, (_, kind) => (COPIES + 1) ** kind)
export function keyOf(tiles: readonly number[]): number {
  let key = 0
  for (const tile of tiles) key += PLACE[tile] ?? 0
  return key
}

const kinds = Array.from({ length: KINDS }, (_, kind) => kind)
const runs = kinds.slice(0, -2).map((kind) => [kind, kind + 1, kind + 2])
const triplets = kinds.map((kind) => [kind, kind, kind])
const countOf = (tiles: readonly number[], kind: number): number =>
  tiles.filter((tile) => tile === kind).length

/** Five tiles that win: a run or a triplet, and a pair. */
const WINNING: ReadonlySet<number> = new Set(
  [...runs, ...triplets]
    .flatMap((meld) => kinds.map((kind) => [...meld, kind, kind]))
    .filter((tiles) => kinds.every((kind) => countOf(tiles, kind) <= COPIES))
    .map(keyOf),
)
export const wins = (tiles: readonly number[]): boolean => WINNING.has(keyOf(tiles))

/** How many tiles would complete these four, as far as their holder can see. */
export const waitsOf = (four: readonly number[]): number =>
  kinds
    .filter((kind) => WINNING.has(keyOf(four) + (PLACE[kind] ?? 0)))
    .reduce((sum, kind) => sum + COPIES - countOf(four, kind), 0)

/** The worth of pairs, of neighbours, and of tiles with one between them. */
const tiesOf = (tiles: readonly number[]): number =>
  tiles
    .flatMap((tile, at) => tiles.slice(at + 1).map((other) => [3, 2, 1][Math.abs(tile - other)] ?? 0))
    .reduce((sum, tie) => sum + tie, 0)

/** More than all ties together, so that waits decide first. */
const WAIT = 100
const worthOf = (four: readonly number[]): number => waitsOf(four) * WAIT + tiesOf(four)

/** The discards that were computed before, by the hand's key: the same five tiles always lose the same kind. */
const discards = new Map<number, number>()

/**
 * The place of the tile that the game discards of five. It also discards that tile for a player who does not choose.
 * The four that are left wait for the most tiles, or else hold the most pairs and neighbours; of equal tiles the lowest
 * is discarded.
 */
export function discardOf(five: readonly number[]): number {
  const key = keyOf(five)
  let kind = discards.get(key)
  if (kind === undefined) {
    kind = [...five]
      .sort((a, b) => a - b)
      .map((tile, at, sorted) => ({ tile, worth: worthOf(sorted.filter((_, place) => place !== at)) }))
      .reduce((best, candidate) => (candidate.worth > best.worth ? candidate : best)).tile
    discards.set(key, kind)
  }
  return five.indexOf(kind)
}
