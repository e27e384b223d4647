import type { GameCategory } from '#contracts/game-codes.ts'
import { GAME_NAMES, HOT_NAMES, NEW_NAMES, OFF_SHELF_NAMES } from './game-names.ts'
import { VENUES } from './venues.ts'

/** A game of the mock backend; its pictures are drawn when a list is answered. */
export type GameSeed = {
  code: string
  platname: string
  category: GameCategory
  name: string
  listed: boolean
  hot: boolean
  isNew: boolean
}

/** All games by venue, in the order of the lists. Codes count up from `<platname>-001` and are never reused. */
export function gameSeeds(): GameSeed[] {
  return VENUES.flatMap(({ platname, category }) =>
    GAME_NAMES[platname].split(/\s+/).map((name, index) => ({
      code: `${platname}-${String(index + 1).padStart(3, '0')}`,
      platname,
      category,
      name,
      listed: !OFF_SHELF_NAMES.includes(name),
      hot: HOT_NAMES.includes(name),
      isNew: NEW_NAMES.includes(name),
    })),
  )
}
