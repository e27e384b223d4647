import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** The player's favourite games on this device, as `platform code`, newest first. Cleared with the session. */
let kept: readonly string[] | undefined
const listeners = new Set<() => void>()

export const favourites = (): readonly string[] => {
  kept ??= storage.get('yz:favourites') ?? []
  return kept
}

/** Drops the copy in memory: another tab changed the list, or its session has ended. */
export function forgetFavourites(): void {
  kept = undefined
  for (const listener of [...listeners]) listener()
}

/** Returns whether the game is a favourite now. */
export function toggleFavourite(key: string): boolean {
  const now = favourites()
  const isOne = now.includes(key)
  storage.set('yz:favourites', isOne ? now.filter((one) => one !== key) : [key, ...now].slice(0, 500))
  forgetFavourites()
  return !isOne
}

export function subscribeFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFavourite = (key: string): boolean =>
  useSyncExternalStore(subscribeFavourites, () => favourites().includes(key))
