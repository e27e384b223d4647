import { useEffect, useRef } from 'react'
import { faceOf } from './spot.ts'

const GAP_PX = 4

/** A frame around a control. It lets taps through, and follows the control while the page moves. */
export function Ring({ control }: { control: HTMLElement }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const face = faceOf(control)
    const { top, bottom } = face.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) face.scrollIntoView({ block: 'center' })
    let frame = 0
    const follow = () => {
      const { left, top: above, width, height } = face.getBoundingClientRect()
      if (ring.current) {
        Object.assign(ring.current.style, {
          transform: `translate(${left - GAP_PX}px, ${above - GAP_PX}px)`,
          width: `${width + 2 * GAP_PX}px`,
          height: `${height + 2 * GAP_PX}px`,
          visibility: width > 0 ? 'visible' : 'hidden',
        })
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [control])
  return <div ref={ring} className="ring" aria-hidden="true" />
}
