import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A new visit to a route starts at the top; a kept route restores its scroll position.
 * `visit` changes with each navigation; `keep` says whether the route is kept.
 */
export function useScroll(pathname: string, visit: string, keep: boolean): void {
  const places = useRef(new Map<string, number>())
  const current = useRef(pathname)

  useEffect(() => {
    const remember = () => places.current.set(current.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  const seen = useRef<string>(undefined)
  useLayoutEffect(() => {
    current.current = pathname
    const last = seen.current
    seen.current = visit
    // A page that was just loaded is at its top: scrolling it would cost one more layout before the first paint.
    if (last === undefined) return
    // The same visit shows again when the site reopens after maintenance: keep the position.
    window.scrollTo(0, keep || last === visit ? (places.current.get(pathname) ?? 0) : 0)
  }, [pathname, visit, keep])
}
