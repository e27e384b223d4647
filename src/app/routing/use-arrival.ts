import { type RefObject, useEffect, useRef } from 'react'

/** Where the player last arrived. It is outside React, because a login or logout renders the whole app anew. */
let arrivedAt: string | undefined

/**
 * Whether something keeps the focus: a screen that has taken it itself, a dialog, or an element beside the app such as
 * the demo's console. A hidden kept screen has lost it.
 */
function isTaken(): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  if (!active.closest('.app') || active.closest('dialog')) return true
  const screen = active.closest<HTMLElement>('.screen')
  return screen !== null && !screen.inert
}

/**
 * Moves the focus to the page's heading after each navigation, so that a screen reader reads it out. Otherwise the
 * focus would fall to the start of the page in silence. `place` is the address with the page's title. Returns the ref
 * of the heading, which is a new element at each place.
 */
export function useArrival(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrivedAt === place) return
    const isFirst = arrivedAt === undefined
    arrivedAt = place
    if (!isFirst && !isTaken()) heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}
