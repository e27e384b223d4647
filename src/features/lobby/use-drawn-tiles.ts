import { startTransition, useEffect, useState } from 'react'
import { afterFirstTouch } from '../../lib/loading/first-touch.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { tilesInSight } from './tiles-in-sight.ts'

/** The page has been touched. Before that nobody has scrolled, so the visible tiles are enough. */
let touched = false

/**
 * How many tiles of a list are drawn. First none, so that they do not delay the screen itself. Then those in
 * sight, and all of them once the page has been touched.
 */
export function useDrawnTiles(): number {
  const [most, setMost] = useState(0)
  useEffect(() => {
    // A kept screen that shows again has already drawn more.
    const inSight = tilesInSight(window.innerWidth, window.innerHeight)
    startTransition(() => setMost((drawn) => Math.max(drawn, inSight)))
    const drawAll = () => {
      touched = true
      startTransition(() => setMost(Number.POSITIVE_INFINITY))
    }
    return touched ? whenIdle(drawAll) : afterFirstTouch(drawAll)
  }, [])
  return most
}
