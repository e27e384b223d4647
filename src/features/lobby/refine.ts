import type { Game } from '#contracts/games.ts'

export type Order = 'listed' | 'name' | 'new'
/** What a player narrowed a list to: the games of one `platform_name`, and their order. */
export type Refinement = { venue: string; order: Order }

/** All venues, in the order of the backend. */
export const UNREFINED: Refinement = { venue: '', order: 'listed' }

const byName = new Intl.Collator('zh-CN').compare

const COMPARE: Record<Order, (a: Game, b: Game) => number> = {
  listed: () => 0,
  name: (a, b) => byName(a.name, b.name),
  new: (a, b) => Number(b.is_new) - Number(a.is_new),
}

/** The games of a list that are left, in the chosen order. Equal ones keep the order of the backend. */
export const refine = (games: readonly Game[], { venue, order }: Refinement): readonly Game[] =>
  games.filter(({ platform_name }) => venue === '' || platform_name === venue).sort(COMPARE[order])
