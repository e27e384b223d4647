import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { visibleCount } from '../lib/in-flight.ts'

const KEY = 'yz:chunk-reload'
/** A second failure within this time is no deploy in between: reloading again would only turn in a circle. */
const ONCE_PER_MS = 30_000

/** After a deploy the old chunks are gone: reload once, but never while a request (money, perhaps) is under way. False when it may not. */
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

/** A screen in a chunk of its own. When it is gone after a deploy, the page reloads once; otherwise the boundary says so. */
export function lazyScreen<M, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      const loaded = await load()
      return { default: loaded[name] as ComponentType }
    } catch (error) {
      // While the page reloads the skeleton stays.
      if (reloadForNewVersion()) return never
      throw error
    }
  })
}
