import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** More than a phone shows of the lobby before it is scrolled. */
const FIRST = 9
const STEP = 18

/**
 * How many of `total` tiles are drawn: those in sight at once, the rest in steps while nothing else is to do. Another
 * `list` begins anew.
 */
export function useGrowing(list: string, total: number): number {
  const [drawn, setDrawn] = useState({ list, most: FIRST })
  const most = drawn.list === list ? drawn.most : FIRST
  useEffect(() => {
    if (most >= total) return
    return whenIdle(() => startTransition(() => setDrawn({ list, most: most + STEP })))
  }, [list, most, total])
  return most
}
