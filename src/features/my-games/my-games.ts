import type { Game } from '../../api/queries/games/game-lists.ts'
import { storage } from '../../lib/device/storage.ts'

const RECENT = 12

export const keyOf = ({ venue, code }: Pick<Game, 'venue' | 'code'>): string => `${venue} ${code}`

/** Puts an opened game at the front of the recent ones, each of which is listed once. */
export function noteRecent(key: string): void {
  const others = (storage.get('yz:recent') ?? []).filter((game) => game !== key)
  storage.set('yz:recent', [key, ...others].slice(0, RECENT))
}

export const recentGames = (): readonly string[] => storage.get('yz:recent') ?? []

/** The listed games of these keys, in the keys' order. One that is no longer listed is left out. */
export function gamesOf(keys: readonly string[], listed: readonly Game[]): Game[] {
  const byKey = new Map(listed.map((game) => [keyOf(game), game]))
  return keys.map((key) => byKey.get(key)).filter((game) => game !== undefined)
}
