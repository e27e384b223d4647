import {
  GAME_CATEGORIES,
  type GameCategory,
  type HOME_CATEGORIES,
  PROVIDERS,
} from '#contracts/wire/game-codes.ts'
import { type Game, gamesIn, hotGames, newGames } from '../../api/queries/games/game-lists.ts'

export type HomeCategory = (typeof HOME_CATEGORIES)[number]['category']
export type Section = { title: string; games: readonly Game[] }
/** Filters or sorts a list of games. */
export type Shape = (games: readonly Game[]) => readonly Game[]

/**
 * The sections that a category of the sidebar shows. New games come below hot ones, because the list of 电子 leaves out
 * both. Fishing has no entry in the sidebar. It counts as slots, for rebates too, and comes below 电子, so that every
 * listed game appears somewhere.
 */
export function sectionsOf(category: HomeCategory, all: readonly Game[]): Section[] {
  return candidates(category, all).filter(({ games }) => games.length > 0)
}

function candidates(category: HomeCategory, all: readonly Game[]): Section[] {
  if (category === 'hot') {
    return [
      { title: '热门游戏', games: hotGames(all) },
      { title: '新游上架', games: newGames(all).filter(({ isHot }) => !isHot) },
    ]
  }
  if (category === 'concise') return [sectionOf('concise', all), sectionOf('fishing', all)]
  return [sectionOf(category, all)]
}

const sectionOf = (category: GameCategory, all: readonly Game[]): Section => ({
  title: GAME_CATEGORIES[category],
  games: gamesIn(category, all),
})

const isCategory = (id: string): id is GameCategory => Object.hasOwn(GAME_CATEGORIES, id)

/** The line below a game's name: its provider, or else its category. The game list names venues only by code. */
export function venueOf({ venue, category }: Pick<Game, 'venue' | 'category'>): string {
  const provider = PROVIDERS.find(({ code }) => code === venue)
  return provider?.label ?? (isCategory(category) ? GAME_CATEGORIES[category] : '')
}
