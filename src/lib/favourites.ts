import { useSyncExternalStore } from 'react'
import { createListeners } from './device/listeners.ts'
import { storage } from './device/storage.ts'

/** The player's favourite games on this device, as `platform code`, newest first. Cleared with the session. */
let cached: readonly string[] | undefined
const listeners = createListeners()

export const favourites = (): readonly string[] => {
  cached ??= storage.get('yz:favourites') ?? []
  return cached
}

/** Drops the copy in memory, because another tab has changed the list or its session has ended. */
export function forgetFavourites(): void {
  cached = undefined
  listeners.notify()
}

/** Adds or removes a favourite. Returns whether the game is a favourite now. */
export function toggleFavourite(key: string): boolean {
  const now = favourites()
  const isFavourite = now.includes(key)
  storage.set(
    'yz:favourites',
    isFavourite ? now.filter((favourite) => favourite !== key) : [key, ...now].slice(0, 500),
  )
  forgetFavourites()
  return !isFavourite
}

export const subscribeFavourites = listeners.subscribe

export const useFavourite = (key: string): boolean =>
  useSyncExternalStore(subscribeFavourites, () => favourites().includes(key))
