import { type RefObject, useEffect, useRef } from 'react'

/** Where the player last arrived. Kept outside React: a login and a logout draw the whole app anew. */
let arrivedAt: string | undefined

/**
 * A screen that has taken the focus itself keeps it, and so do a dialog and what stands beside the app, as the demo's console.
 * A hidden kept screen has lost it.
 */
function isTaken(): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  if (!active.closest('.app') || active.closest('dialog')) return true
  const screen = active.closest<HTMLElement>('.screen')
  return screen !== null && screen.style.display !== 'none'
}

/**
 * Moves the focus to the page's heading after each navigation, where a screen reader reads it out: with its screen gone the
 * focus would fall to the start of the page, and nothing would be said. `place` is the address with the page's title.
 * Returns the ref of the heading, which is a new element at each place.
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
