import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createListeners } from '../device/listeners.ts'

let named: { at: string; title: string } | undefined
const changes = createListeners()

function name(next: typeof named): void {
  named = next
  changes.notify()
}

/** Sets the page's title to the name of its content, in place of the route's title. */
export function useScreenTitle(title: string): void {
  const { pathname, search } = useLocation()
  const at = pathname + search
  useLayoutEffect(() => {
    if (title !== '') name({ at, title })
    return () => name(undefined)
  }, [at, title])
}

/** The name that the screen at this address has given itself. */
export const useNamedTitle = (at: string): string | undefined =>
  useSyncExternalStore(changes.subscribe, () => (named?.at === at ? named.title : undefined))
