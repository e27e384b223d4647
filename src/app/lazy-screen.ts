import { type ComponentType, createElement, lazy } from 'react'
import { visibleCount } from '../lib/in-flight.ts'
import { isLeaving } from '../lib/leaving.ts'
import { pause } from '../lib/pause.ts'
import { isTyped } from '../lib/typed.ts'

const KEY = 'yz:chunk-reload'
/** A second failure within this time is not due to another deploy: reloading again would only loop. */
const ONCE_PER_MS = 30_000

/** React remembers for ever that a chunk did not load. Each of these makes it forget one. */
const missing = new Set<() => void>()

/** Screens whose chunk did not load ask for it again when they are next drawn: never by the draw that shows the failure. */
export function askAgain(): void {
  for (const forget of missing) forget()
  missing.clear()
}

/**
 * A screen in its own chunk. After a deploy the old chunks are gone: the page then reloads once, unless a kept screen holds
 * what the player has typed; otherwise the error boundary shows, whose button is the player’s own choice. Firefox cuts off
 * all chunks as soon as the page is being left: to reload then would take the player’s own navigation away.
 */
export function lazyScreen<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): ComponentType<P> {
  const make = () =>
    lazy<ComponentType<P>>(async () => ({
      default: await load().then(
        (loaded) => loaded[name],
        async (error) => {
          const { hash } = location
          missing.add(() => {
            Screen = make()
          })
          // A reload would cut off what is under way. Where the player has gone on meanwhile, it would take what they type.
          while (visibleCount() || isLeaving()) await pause(100)
          if (
            hash !== location.hash ||
            isTyped() ||
            !navigator.onLine ||
            // Where storage is refused this throws, and the boundary shows: no loop without a memory of the last reload.
            Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_PER_MS
          )
            throw error
          sessionStorage.setItem(KEY, `${Date.now()}`)
          location.reload()
          // Keeps the skeleton until the page reloads.
          return new Promise<never>(() => undefined)
        },
      ),
    }))
  let Screen = make()
  return (props) => createElement(Screen as ComponentType<P>, props)
}
