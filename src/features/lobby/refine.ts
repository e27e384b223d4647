import type { Game } from '../../api/queries/games/game-lists.ts'

export type Order = 'listed' | 'name' | 'new'
/** A player's filter of a list: the games of one venue, and their order. */
export type Refinement = { venue: string; order: Order }

/** All venues, in the order of the backend. */
export const UNREFINED: Refinement = { venue: '', order: 'listed' }

const byName = new Intl.Collator('zh-CN').compare

const COMPARE: Record<Order, (a: Game, b: Game) => number> = {
  listed: () => 0,
  name: (a, b) => byName(a.name, b.name),
  new: (a, b) => Number(b.isNew) - Number(a.isNew),
}

/** The games of a list that are left, in the chosen order. Equal ones keep the order of the backend. */
export const refine = (games: readonly Game[], { venue, order }: Refinement): readonly Game[] =>
  games.filter((game) => venue === '' || game.venue === venue).sort(COMPARE[order])

/** What each venue of a list is called. A visitor sees several venues by one category: they are numbered. */
export function venueNames(games: readonly Game[], nameOf: (game: Game) => string): Map<string, string> {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  for (const game of games) {
    if (names.has(game.venue)) continue
    const name = nameOf(game) || '其他'
    const nth = (uses.get(name) ?? 0) + 1
    uses.set(name, nth)
    names.set(game.venue, nth === 1 ? name : `${name} ${nth}`)
  }
  return names
}
