import { startTransition, useEffect, useState } from 'react'
import { afterFirstTouch } from '../../lib/first-touch.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { tilesInSight } from './tiles-in-sight.ts'

/** Until then the tiles in sight will do: nobody has scrolled yet. */
let touched = false

/**
 * How many tiles of a list are drawn: none with the screen itself, so that neither holds up the other, those in sight
 * right after it, and all of them once the page has been touched.
 */
export function useDrawnTiles(): number {
  const [most, setMost] = useState(0)
  useEffect(() => {
    // A kept screen that shows again has more than these by then.
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
