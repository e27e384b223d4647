import { type RefObject, useEffect, useRef } from 'react'
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
    if (isAway(face.getBoundingClientRect())) show()
    let [frame, x, y, awayMs] = [0, 0, 0, 0]
    const wait = () => {
      awayMs = performance.now()
    }
    const follow = () => {
      const box = face.getBoundingClientRect()
      if (!isAway(box)) wait()
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
      if (card.current && box.width > 0) putCard(card.current, box, columnOf(face), isRead)
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

const isAway = ({ top, bottom, height }: DOMRect): boolean =>
  height > 0 && (bottom < 0 || top > innerHeight || (top < 0 && bottom < height / 2))

function putCard(card: HTMLElement, ring: Box, column: Box, isRead: boolean): void {
  const { offsetWidth: width, offsetHeight: height } = card
  const place = cardPlace(ring, column, { width, height }, { width: innerWidth, height: innerHeight }, isRead)
  Object.assign(card.style, {
    top: `${place.top}px`,
    left: `${place.left}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${width}px`,
    margin: '0',
  })
}

/** The column of the page that a control is in: the app's frame, or the console. */
function columnOf(face: Element): Box {
  const root = face.getRootNode()
  const column = root instanceof ShadowRoot ? root.querySelector('aside') : face.closest('.app, main')
  return (column ?? face).getBoundingClientRect()
}
