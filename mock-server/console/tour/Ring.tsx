import { type RefObject, useEffect, useRef } from 'react'
import { consoleRoot } from '../beside.tsx'
import { type Box, cardPlace } from './card-place.ts'
import { faceOf } from './spot.ts'

const GAP_PX = 4
/** A control that leaves the window is brought back, once the visitor has not scrolled for so long. */
const AWAY_MS = 1_200

type Props = { control: HTMLElement; card: RefObject<HTMLElement | null>; isRead: boolean }

/**
 * A frame around a control, with the tour's card near it. It lets taps through, and follows the control while the page
 * moves.
 */
export function Ring({ control, card, isRead }: Props) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const face = faceOf(control)
    const show = () => face.scrollIntoView({ block: 'center' })
    if (isOutOfSight(face)) show()
    let [frame, x, y, awayMs] = [0, 0, 0, 0]
    const wait = () => {
      awayMs = performance.now()
    }
    const follow = () => {
      const box = face.getBoundingClientRect()
      if (!isOutOfSight(face)) wait()
      else if (performance.now() - awayMs > AWAY_MS) {
        wait()
        show()
      }
      if (ring.current) {
        // A dialog that is animated moves the origin of what is fixed inside it, so the ring goes by where it is.
        const own = ring.current.getBoundingClientRect()
        x += box.left - GAP_PX - own.left
        y += box.top - GAP_PX - own.top
        Object.assign(ring.current.style, {
          transform: `translate(${x}px, ${y}px)`,
          width: `${box.width + 2 * GAP_PX}px`,
          height: `${box.height + 2 * GAP_PX}px`,
          visibility: box.width > 0 ? 'visible' : 'hidden',
        })
      }
      if (card.current && box.width > 0) putCard(card.current, box, face, isRead)
      frame = requestAnimationFrame(follow)
    }
    wait()
    follow()
    for (const type of TURNS) addEventListener(type, wait, { capture: true, passive: true })
    const moved = card.current
    return () => {
      cancelAnimationFrame(frame)
      for (const type of TURNS) removeEventListener(type, wait, { capture: true })
      moved?.removeAttribute('style')
    }
  }, [control, card, isRead])
  return <div ref={ring} className="ring" aria-hidden="true" />
}

/** What a visitor scrolls with. */
const TURNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Whether a control is outside of the window, or behind what stays while the page scrolls, as a bar at the bottom. */
export function isOutOfSight(face: Element): boolean {
  const { top, bottom, left, right, height } = face.getBoundingClientRect()
  if (height === 0) return false
  if (bottom < 0 || top > innerHeight || (top < 0 && bottom < height / 2)) return true
  const root = face.getRootNode() as Document | ShadowRoot
  const all = root.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  // The tour's own card goes where the control is not.
  const first = all.find((one) => !one.matches('[data-demo-tour]'))
  if (!first || face.contains(first)) return false
  for (let over: Element | null = first; over && !over.contains(face); over = over.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(over).position)) return true
  return false
}

function putCard(card: HTMLElement, ring: Box, face: Element, isRead: boolean): void {
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const view = { width: innerWidth, height: innerHeight }
  const desk = consoleRoot()?.querySelector('aside')
  const isOfDesk = desk?.contains(face) === true
  // The frame, not what the control is in: the card would lie over its neighbours in a bar or a sheet.
  const column = isOfDesk ? desk : (document.querySelector('.app, .venue') ?? face)
  const columnBox = column.getBoundingClientRect()
  // On a phone the console covers the whole page.
  const isBeside = desk && !isOfDesk && desk.offsetWidth < innerWidth
  const other = isBeside ? desk.getBoundingClientRect() : undefined
  const { top, left } = cardPlace(ring, columnBox, size, view, isRead, other)
  Object.assign(card.style, {
    top: `${top}px`,
    left: `${left}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${size.width}px`,
    margin: '0',
  })
}
