import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, freePlace, type Place } from './packet-place.ts'
import { areaAround, controlsAround, textsAround } from './packet-surroundings.ts'

/** The page rests when it has not moved for this time. */
const REST_MS = 160
/** How long the click of a tap may take after its release on a busy phone. Where none has come by then, none will. */
const CLICK_MS = 3_000

type Found = { place: Place; resting: boolean }

const isSame = (a: Found, b: Found): boolean =>
  a.resting === b.resting && a.place.side === b.place.side && a.place.up === b.place.up

/**
 * Where the packet rests: the place over no control that is nearest to the wanted one, found anew whenever the page
 * has come to rest. `resting` is false while it moves, and where every place covers a control.
 */
export function useRestingPlace(packet: RefObject<HTMLElement | null>, wanted: Place, isOpen: boolean) {
  const [found, setFound] = useState<Found>({ place: wanted, resting: false })
  useLayoutEffect(() => {
    const element = packet.current
    if (!isOpen || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // From the press until the click of the tap, which comes a moment after its release.
    let pressed = false
    let release: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      if (pressed) return
      const { width, height } = element.getBoundingClientRect()
      const controls = controlsAround(element)
      const placeAside = (taken: Box[]) => freePlace(wanted, { width, height }, areaAround(element), taken)
      // The edge that the player has chosen goes before a text.
      const beside = placeAside([...controls, ...textsAround(element)])
      const place = beside?.side === wanted.side ? beside : placeAside(controls)
      const next = place ? { place, resting: true } : { place: wanted, resting: false }
      setFound((before) => (isSame(before, next) ? before : next))
    }
    const settleSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, REST_MS)
    }
    const onMove = () => {
      // A hidden link would lose the focus that a keyboard gave it, or the tap that has begun on it.
      if (pressed || element.querySelector(':focus-visible')) return
      setFound((before) => (before.resting ? { ...before, resting: false } : before))
      settleSoon()
    }
    const endPress = () => {
      clearTimeout(release)
      if (!pressed) return
      pressed = false
      settleSoon()
    }
    const onPress = (event: PointerEvent) => {
      endPress()
      pressed = event.target instanceof Node && element.contains(event.target)
    }
    const onRelease = () => {
      clearTimeout(release)
      if (pressed) release = setTimeout(endPress, CLICK_MS)
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
    // So does a control that takes a place of its own: it must not find the packet above it.
    const arrivals = new MutationObserver(settleSoon)
    arrivals.observe(content, { childList: true, subtree: true })
    window.addEventListener('scroll', onMove, { passive: true })
    window.addEventListener('resize', onMove)
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('pointerup', onRelease)
    // No click follows it.
    window.addEventListener('pointercancel', endPress)
    window.addEventListener('click', endPress, { capture: true })
    return () => {
      clearTimeout(timer)
      clearTimeout(release)
      watch.disconnect()
      arrivals.disconnect()
      window.removeEventListener('scroll', onMove)
      window.removeEventListener('resize', onMove)
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('pointerup', onRelease)
      window.removeEventListener('pointercancel', endPress)
      window.removeEventListener('click', endPress, { capture: true })
    }
  }, [packet, wanted, isOpen])
  return found
}
