import { type ComponentType, createElement, lazy } from 'react'
import { loadPart } from '../../lib/loading/load-part.ts'
import { reloadOnce } from '../../lib/loading/reload-once.ts'

/** React caches a failed chunk for ever. Each of these functions makes it forget one. */
const missing = new Set<() => void>()

/** Makes screens whose chunk failed load it again at their next draw, never during the draw that shows the failure. */
export function askAgain(): void {
  for (const forget of missing) forget()
  missing.clear()
}

/** Before it is drawn for the first time, `prepare` loads it, so that the first draw shows it and not the fallback. */
export type LazyScreen<P> = ComponentType<P> & { prepare: () => Promise<void> }

/**
 * A screen in its own chunk. After a deploy the old chunks are gone. The page then reloads once, if it may; otherwise
 * the error boundary shows, with a button that leaves the choice to the player.
 */
export function lazyScreen<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyScreen<P> {
  const make = () =>
    lazy<ComponentType<P>>(() =>
      loadPart(load).then(
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
  let Screen: ComponentType<P> = make()
  const prepare = async () => {
    Screen = (await loadPart(load))[name]
  }
  return Object.assign((props: P) => createElement(Screen, props), { prepare })
}
