import { type ComponentType, createElement, lazy } from 'react'
import { reloadOnce } from '../../lib/loading/reload-once.ts'

/** React remembers for ever that a chunk did not load. Each of these makes it forget one. */
const missing = new Set<() => void>()

/** Screens whose chunk did not load ask for it again when they are next drawn: never by the draw that shows the failure. */
export function askAgain(): void {
  for (const forget of missing) forget()
  missing.clear()
}

/**
 * A screen in its own chunk. After a deploy the old chunks are gone: the page then reloads once, if it may; otherwise the
 * error boundary shows, whose button is the player’s own choice.
 */
export function lazyScreen<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): ComponentType<P> {
  const make = () =>
    lazy<ComponentType<P>>(() =>
      load().then(
        (loaded) => ({ default: loaded[name] }),
        async (error) => {
          missing.add(() => {
            Screen = make()
          })
          await reloadOnce()
          throw error
        },
      ),
    )
  let Screen = make()
  return (props) => createElement(Screen as ComponentType<P>, props)
}
