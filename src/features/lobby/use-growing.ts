import { startTransition, useEffect, useState } from 'react'
import { afterFirstTouch } from '../../lib/first-touch.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** More than a phone shows of the lobby before it is scrolled. */
const FIRST = 9
const STEP = 18

/** Until then the tiles in sight will do: nobody has scrolled yet. */
let touched = false

/**
 * How many of `total` tiles are drawn: those in sight at once, the rest once the page has been touched, in steps while
 * nothing else is to do. Another `list` begins anew.
 */
export function useGrowing(list: string, total: number): number {
  const [drawn, setDrawn] = useState({ list, most: FIRST })
  const most = drawn.list === list ? drawn.most : FIRST
  useEffect(() => {
    if (most >= total) return
    const grow = () => startTransition(() => setDrawn({ list, most: most + STEP }))
    if (touched) return whenIdle(grow)
    return afterFirstTouch(() => {
      touched = true
      grow()
    })
  }, [list, most, total])
  return most
}
