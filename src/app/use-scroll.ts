import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A route entered anew starts at the top; a kept route comes back where it was left (readings "Caching of routes").
 * `visit` names the visit: it changes with each navigation, `kept` says whether the screen was still there.
 */
export function useScroll(pathname: string, visit: string, keep: boolean): void {
  const places = useRef(new Map<string, number>())
  const here = useRef(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => places.current.set(here.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit of the same path scrolls too
  useLayoutEffect(() => {
    here.current = pathname
    window.scrollTo(0, keep ? (places.current.get(pathname) ?? 0) : 0)
  }, [pathname, visit, keep])
}
