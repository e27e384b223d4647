import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { visibleCount } from '../lib/in-flight.ts'

const KEY = 'yz:chunk-reload'
/** A second failure within this time is not due to another deploy: reloading again would only loop. */
const ONCE_PER_MS = 30_000

/** After a deploy the old chunks are gone: reloads once, but never during a request. False when it may not. */
export function reloadForNewVersion(nowMs = Date.now()): boolean {
  if (visibleCount() > 0 || navigator.onLine === false) return false
  try {
    if (nowMs - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_PER_MS) return false
    sessionStorage.setItem(KEY, String(nowMs))
  } catch {
    return false
  }
  location.reload()
  return true
}

const never = new Promise<never>(() => undefined)

/** A screen in its own chunk. If the chunk is missing, the page reloads once; otherwise the error boundary shows. */
export function lazyScreen<M, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      const loaded = await load()
      return { default: loaded[name] as ComponentType }
    } catch (error) {
      // Keeps the skeleton until the page reloads.
      if (reloadForNewVersion()) return never
      throw error
    }
  })
}
