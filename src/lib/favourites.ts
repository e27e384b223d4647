import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** The player's own games on this device, as `platform code`, the newest first. They go with the session. */
let kept: readonly string[] | undefined
const listeners = new Set<() => void>()

export const favourites = (): readonly string[] => {
  kept ??= storage.get('yz:favourites') ?? []
  return kept
}

/** Reads anew: another tab changed them, or the session that they belonged to has ended. */
export function forgetFavourites(): void {
  kept = undefined
  for (const listener of [...listeners]) listener()
}

export function toggleFavourite(key: string): void {
  const now = favourites()
  storage.set(
    'yz:favourites',
    now.includes(key) ? now.filter((one) => one !== key) : [key, ...now].slice(0, 500),
  )
  forgetFavourites()
}

export function subscribeFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFavourite = (key: string): boolean =>
  useSyncExternalStore(subscribeFavourites, () => favourites().includes(key))
