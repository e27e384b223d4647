import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { visibleCount } from '../lib/in-flight.ts'

const KEY = 'yz:chunk-reload'
/** A second failure within this time is not due to another deploy: reloading again would only loop. */
const ONCE_PER_MS = 30_000

/** After a deploy the old chunks are gone: reloads once, but never during a request. False when it may not. */
export function reloadForNewVersion(nowMs = Date.now()): boolean {
  if (visibleCount() || !navigator.onLine) return false
  try {
    if (nowMs - Number(sessionStorage.getItem(KEY)) < ONCE_PER_MS) return false
    sessionStorage.setItem(KEY, `${nowMs}`)
    location.reload()
    return true
  } catch {
    return false
  }
}

/** While a page is being left, it waits some seconds for the next one. */
let leaving: Promise<unknown> | undefined
addEventListener('beforeunload', () => {
  leaving = new Promise((resolve) => setTimeout(resolve, 10_000))
})

/**
 * A screen in its own chunk. If the chunk is missing, the page reloads once; otherwise the error boundary shows. Firefox
 * cuts off all chunks as soon as the page is being left: to reload then would take the player’s own navigation away.
 */
export function lazyScreen<M, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({
    default: await load().then(
      (loaded) => loaded[name] as ComponentType,
      async (error) => {
        // Then the page is still here: it was not left after all, e.g. for a download.
        await leaving
        if (!reloadForNewVersion()) throw error
        // Keeps the skeleton until the page reloads.
        return new Promise<never>(() => undefined)
      },
    ),
  }))
}
