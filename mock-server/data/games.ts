import { GAME_NAMES, HOT_NAMES, NEW_NAMES, OFF_SHELF_NAMES } from './game-names.ts'
import { type GameCategory, VENUES } from './venues.ts'

/** A game of the house; pictures are drawn from `code` when a list is answered. */
export type GameSeed = {
  code: string
  platname: string
  category: GameCategory
  name: string
  listed: boolean
  hot: boolean
  isNew: boolean
}

/** Every game by venue, in the order the lists show them. Codes are `<platname>-001` up and never reused. */
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
