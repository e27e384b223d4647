import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A route entered anew starts at the top; a kept route comes back where it was left.
 * `visit` names the visit: it changes with each navigation, `kept` says whether the screen was still there.
 */
export function useScroll(pathname: string, visit: string, keep: boolean): void {
  const places = useRef(new Map<string, number>())
  const here = useRef(pathname)

  useEffect(() => {
    const note = () => places.current.set(here.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  const seen = useRef<string>(undefined)
  useLayoutEffect(() => {
    here.current = pathname
    const last = seen.current
    seen.current = visit
    // A page that was just loaded stands at its top: to scroll it would lay it out once more before its first paint.
    if (last === undefined) return
    // The same visit shows again when a site opens that was closed meanwhile: it is as it was left.
    window.scrollTo(0, keep || last === visit ? (places.current.get(pathname) ?? 0) : 0)
  }, [pathname, visit, keep])
}
