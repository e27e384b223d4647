import type { GameCategory } from '#contracts/wire/game-codes.ts'
import { type GamePresentation, presentationOf } from '../demo-sites/games/kinds.ts'
import type { Skin } from '../demo-sites/games/skins.ts'
import { HOT_NAMES, NEW_NAMES, TITLES } from './texts/game-names.ts'
import type { Titles } from './titles/title.ts'
import { VENUES } from './venues.ts'

/** A game of the mock backend; its pictures are drawn when a list is answered. */
export type GameSeed = {
  code: string
  platname: string
  category: GameCategory
  name: string
  /** The skin of the game that the title opens; null: unlisted. */
  skin: Skin | null
  listed: boolean
  hot: boolean
  isNew: boolean
}

/** All games by venue, in the order of the lists. Codes count up from `<platname>-001` and are never reused. */
export function gameSeeds(): GameSeed[] {
  const hot: readonly string[] = HOT_NAMES
  const added: readonly string[] = NEW_NAMES
  return VENUES.flatMap(({ platname, category }) => {
    const titles: Titles = TITLES[platname]
    return Object.entries(titles).map(([name, skin], index) => ({
      code: `${platname}-${String(index + 1).padStart(3, '0')}`,
      platname,
      category,
      name,
      skin,
      listed: skin !== null,
      hot: hot.includes(name),
      isNew: added.includes(name),
    }))
  })
}

const skins: ReadonlyMap<string, Skin | null> = new Map(gameSeeds().map(({ code, skin }) => [code, skin]))

/** The demo game behind a title, by the game's code; undefined if no demo game plays it. */
export function gameBehind(code: string): GamePresentation | undefined {
  const skin = skins.get(code)
  return skin ? presentationOf(skin) : undefined
}
