import { startTransition, useEffect, useState } from 'react'
import { afterFirstTouch } from '../../lib/first-touch.ts'

/** More than a phone shows of the lobby before it is scrolled. */
const FIRST = 9

/** Until then the tiles in sight will do: nobody has scrolled yet. */
let touched = false

/** How many tiles of a list are drawn: those in sight at once, all of them once the page has been touched. */
export function useDrawnTiles(): number {
  const [most, setMost] = useState(touched ? Number.POSITIVE_INFINITY : FIRST)
  useEffect(
    () =>
      afterFirstTouch(() => {
        touched = true
        startTransition(() => setMost(Number.POSITIVE_INFINITY))
      }),
    [],
  )
  return most
}
