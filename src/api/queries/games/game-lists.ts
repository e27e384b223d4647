import * as z from 'zod/mini'
import { type Game as GameRow, game } from '#contracts/games.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import { idly } from '../../../lib/loading/when-idle.ts'
import { cache, type GameListKey, readCached } from '../../core/cached-answers.ts'
import { onSessionDropped } from '../../core/client/session-store.ts'
import { type NamesOf, type Renamed, renamed, wireOf } from '../../core/own-names.ts'

const games = z.array(game)

const GAME_NAMES = {
  category_id: 'category',
  app_state: 'isOpen',
  is_hot: 'isHot',
  is_new: 'isNew',
  platform_name: 'venue',
  game_code: 'code',
  mobile_img: 'picture',
  api_logo_img: 'venueLogo',
} as const satisfies NamesOf<GameRow>
/** A game. `venue` is the code of its venue, `isOpen` whether lists and searches show it. */
export type Game = Renamed<GameRow, typeof GAME_NAMES>

export const gameOf = (row: GameRow): Game => renamed(row, GAME_NAMES)
const categories = Object.keys(GAME_CATEGORIES) as GameCategory[]

export const hotGames = (all: readonly Game[]): Game[] => all.filter(({ isHot }) => isHot)
export const newGames = (all: readonly Game[]): Game[] => all.filter(({ isNew }) => isNew)

/** Games of one category. The concise list excludes hot and new games (docs/rules.md#game-lists). */
export function gamesIn(category: GameCategory, all: readonly Game[]): Game[] {
  const inside = all.filter((own) => own.category === category)
  return category === 'concise' ? inside.filter(({ isHot, isNew }) => !isHot && !isNew) : inside
}

/** Games with `app_state` 0. No list and no search shows them; favourites and recent games show them as 维护中. */
export const unlistedGames = (rows: readonly Game[]): Game[] => rows.filter(({ isOpen }) => !isOpen)

/** The games of venues whose games all have `app_state` 0. Those venues are 暂未开放. */
export function closedGames(rows: readonly Game[]): Game[] {
  const open = new Set(rows.filter(({ isOpen }) => isOpen).map(({ venue }) => venue))
  return rows.filter(({ venue }) => !open.has(venue))
}

/** The stored full list. */
export const readCachedGames = (): Game[] | undefined => readCached('all', games)?.map(gameOf)

/** Games with `app_state` 1, which lists and searches show. */
export const listedGames = (rows: readonly Game[]): Game[] => rows.filter(({ isOpen }) => isOpen)

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
          void cache(
            key,
            games,
            list.map((own) => wireOf<GameRow, typeof GAME_NAMES>(own, GAME_NAMES)),
          ),
    ),
  )
}
