import * as z from 'zod/mini'
import { type Game, game } from '#contracts/games.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import { idly } from '../../../lib/loading/when-idle.ts'
import { cache, type GameListKey, readCached } from '../../core/cached-answers.ts'
import { onSessionDropped } from '../../core/client/session-store.ts'

const games = z.array(game)
const categories = Object.keys(GAME_CATEGORIES) as GameCategory[]

export const hotGames = (all: readonly Game[]): Game[] => all.filter(({ is_hot }) => is_hot)
export const newGames = (all: readonly Game[]): Game[] => all.filter(({ is_new }) => is_new)

/** Games of one category. The concise list excludes hot and new games (docs/rules.md#game-lists). */
export function gamesIn(category: GameCategory, all: readonly Game[]): Game[] {
  const inside = all.filter(({ category_id }) => category_id === category)
  return category === 'concise' ? inside.filter(({ is_hot, is_new }) => !is_hot && !is_new) : inside
}

/** Games with `app_state` 0. No list and no search shows them; favourites and recent games show them as 维护中. */
export const unlistedGames = (rows: readonly Game[]): Game[] => rows.filter(({ app_state }) => !app_state)

/** The games of venues whose games all have `app_state` 0. Those venues are 暂未开放. */
export function closedGames(rows: readonly Game[]): Game[] {
  const open = new Set(rows.filter(({ app_state }) => app_state).map(({ platform_name }) => platform_name))
  return rows.filter(({ platform_name }) => !open.has(platform_name))
}

/** The stored full list. */
export const readCachedGames = (): Game[] | undefined => readCached('all', games)

/** Games with `app_state` 1, which lists and searches show. */
export const listedGames = (rows: readonly Game[]): Game[] => rows.filter(({ app_state }) => app_state)

let forget = () => {}
onSessionDropped(() => forget())

/**
 * Stores the listed games for the next start, as one list and as the lists of the lobby. Each is written when the page
 * is idle, because writing hundreds of rows would delay the first screen. Nothing is written after the session has
 * ended.
 */
export function rememberGames(all: readonly Game[]): void {
  const lists: [GameListKey, readonly Game[]][] = [
    ['all', all],
    ['remen', hotGames(all)],
    ['new', newGames(all)],
    ...categories.map((category): [GameListKey, Game[]] => [category, gamesIn(category, all)]),
  ]
  forget()
  forget = idly(
    lists.map(
      ([key, list]) =>
        () =>
          void cache(key, games, [...list]),
    ),
  )
}
