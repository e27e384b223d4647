import { Activity, type ReactNode, useState } from 'react'
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
        <Activity key={at.pathname} mode={caches && at.pathname === location.pathname ? 'visible' : 'hidden'}>
          <div className="screen">{render(at)}</div>
        </Activity>
      ))}
      {!caches && (
        <div className="screen" key={location.pathname}>
          {render(location)}
        </div>
      )}
    </>
  )
}
