import type { GameCategory } from '#contracts/game-codes.ts'
import type { GameKind } from './game.ts'

/** The look of a game; several looks share the same mathematics. */
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

/** The demo game behind a lobby game; slots of the provider tabs have a skin of their own. */
export function presentationOf(category: string, platname: string): GamePresentation {
  if (category === 'concise' && platname !== 'yzdz') return { kind: 'slot', skin: 'gem' }
  return Object.hasOwn(BY_CATEGORY, category) ? BY_CATEGORY[category as GameCategory] : BY_CATEGORY.concise
}
