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

/** Whether it is one now. */
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
