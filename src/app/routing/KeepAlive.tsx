import { Activity, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { routeOf } from './paths.ts'

const samePlace = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state

/** The kept screens after a visit to `location`. Each keeps the address at which it was last shown. */
export function keep(keptLocations: readonly Location[], location: Location): readonly Location[] {
  const known = keptLocations.find((entry) => entry.pathname === location.pathname)
  if (!known) return [...keptLocations, location]
  if (samePlace(known, location)) return keptLocations
  return keptLocations.map((kept) => (kept === known ? location : kept))
}

/**
 * React hides a screen by `display: none`, so that its return costs the layout of everything in it. Parked, it keeps its
 * layout, and the browser skips it: its paint, its animations, its text in a search, its place in the tab order.
 */
function park(box: HTMLElement | null, isParked: boolean): void {
  if (!box) return
  box.inert = isParked
  if (!isParked) return
  // The browser takes the focus away only with its next frame, and a toast would make way for what nobody sees.
  box.querySelector<HTMLElement>(':focus')?.blur()
  // Other browsers leave it as React hides it, without a box.
  if ('contentVisibility' in box.style) box.style.display = ''
}

/** Ends the parking. The first child of a screen: what measures itself on its return must find the screen in its place. */
function Unpark({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => park(box.current, false), [box])
  return null
}

function Kept({ shown, children }: { shown: boolean; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (shown || !element) return
    // In the commit in which React has hidden it, and again whenever React hides it anew, because something in it rendered.
    const hide = () => park(element, true)
    hide()
    const styles = new MutationObserver(hide)
    styles.observe(element, { attributeFilter: ['style'] })
    return () => styles.disconnect()
  }, [shown])
  // React takes a ref away while the screen is hidden.
  const keepRef = (element: HTMLElement | null) => {
    box.current = element ?? box.current
  }
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <div className="screen" ref={keepRef}>
        <Unpark box={box} />
        {children}
      </div>
    </Activity>
  )
}

/**
 * Kept routes stay mounted, hidden by React's Activity: state survives, effects (and with them polls) stop.
 * Each screen reads its own location, so that a hidden one does not react to the address of another.
 */
export function KeepAlive({ location, render }: { location: Location; render: (at: Location) => ReactNode }) {
  const [kept, setKept] = useState<readonly Location[]>([])
  const caches = routeOf(location.pathname)?.keepAlive === true
  const next = caches ? keep(kept, location) : kept
  if (next !== kept) setKept(next)
  return (
    <>
      {next.map((at) => (
        <Kept key={at.pathname} shown={caches && at.pathname === location.pathname}>
          {render(at)}
        </Kept>
      ))}
      {!caches && (
        <div className="screen" key={location.pathname}>
          {render(location)}
        </div>
      )}
    </>
  )
}
