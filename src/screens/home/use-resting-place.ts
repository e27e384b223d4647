import { type RefObject, useLayoutEffect, useState } from 'react'
import { freePlace, type Place } from './packet-place.ts'
import { areaAround, controlsAround } from './packet-surroundings.ts'

/** The page rests when it has not moved for this time. */
const REST_MS = 160

/**
 * Where the packet rests: the place over no control that is nearest to the wanted one, found anew whenever the page
 * has come to rest. `resting` is false while it moves, and where every place covers a control.
 */
export function useRestingPlace(packet: RefObject<HTMLElement | null>, wanted: Place, isOpen: boolean) {
  const [found, setFound] = useState<{ place: Place; resting: boolean }>({ place: wanted, resting: false })
  useLayoutEffect(() => {
    const element = packet.current
    if (!isOpen || !element) return
    const settle = () => {
      const { width, height } = element.getBoundingClientRect()
      const place = freePlace(wanted, { width, height }, areaAround(element), controlsAround(element))
      setFound(place ? { place, resting: true } : { place: wanted, resting: false })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      // A hidden link would lose the focus that a keyboard gave it.
      if (element.querySelector(':focus-visible')) return
      setFound((before) => (before.resting ? { ...before, resting: false } : before))
      clearTimeout(timer)
      timer = setTimeout(settle, REST_MS)
    }
    settle()
    const content = element.parentElement ?? element
    let height = content.offsetHeight
    // Rows that arrive or go away move the controls without a scroll.
    const watch = new ResizeObserver(() => {
      if (content.offsetHeight !== height) onMove()
      height = content.offsetHeight
    })
    watch.observe(content)
    window.addEventListener('scroll', onMove, { passive: true })
    window.addEventListener('resize', onMove)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      window.removeEventListener('scroll', onMove)
      window.removeEventListener('resize', onMove)
    }
  }, [packet, wanted, isOpen])
  return found
}
