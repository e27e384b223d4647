import type { GameCategory } from '../../data/venues.ts'
import type { GameKind } from './game.ts'

/** How a game looks: the same mathematics in another dress. */
export type Skin = 'sail' | 'reef' | 'gem' | 'balls' | 'pitch' | 'arena' | 'felt' | 'hall'

export type GamePresentation = { kind: GameKind; skin: Skin }

const BY_CATEGORY = {
  concise: { kind: 'slot', skin: 'sail' },
  fishing: { kind: 'slot', skin: 'reef' },
  lottery: { kind: 'lottery', skin: 'balls' },
  sport: { kind: 'slip', skin: 'pitch' },
  gaming: { kind: 'slip', skin: 'arena' },
  realbet: { kind: 'dragon', skin: 'felt' },
  joker: { kind: 'dragon', skin: 'hall' },
} as const satisfies Record<GameCategory, GamePresentation>

/** The demo game that a lobby game is played on; slots of the provider tabs wear the third skin. */
export function presentationOf(category: string, platname: string): GamePresentation {
  if (category === 'concise' && platname !== 'yzdz') return { kind: 'slot', skin: 'gem' }
  return Object.hasOwn(BY_CATEGORY, category) ? BY_CATEGORY[category as GameCategory] : BY_CATEGORY.concise
}
