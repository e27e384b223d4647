import type { GameCategory } from '#contracts/wire/game-codes.ts'
import { titlesOf } from '../games/games.ts'
import { HOT_NAMES, NEW_NAMES } from './texts/game-names.ts'
import { VENUES } from './venues.ts'

/** A game of the mock backend; its pictures are drawn when a list is answered. */
export type GameSeed = {
  code: string
  platname: string
  category: GameCategory
  name: string
  /** Whether a demo game plays the title. */
  listed: boolean
  hot: boolean
  isNew: boolean
}

/** All games by venue, in the order of the lists. */
export function gameSeeds(): GameSeed[] {
  const hot: readonly string[] = HOT_NAMES
  const added: readonly string[] = NEW_NAMES
  return VENUES.flatMap(({ platname, category }) =>
    titlesOf(platname).map(({ code, name, isPlayed }) => ({
      code,
      platname,
      category,
      name,
      listed: isPlayed,
      hot: hot.includes(name),
      isNew: added.includes(name),
    })),
  )
}
