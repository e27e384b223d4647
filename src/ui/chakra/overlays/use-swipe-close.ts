import { type PointerEvent as ReactPointerEvent, useCallback, useRef } from 'react'

export type Side = 'bottom' | 'left' | 'right'

const FAR_PX = 88
const FAST_PX_PER_MS = 0.5
const SLOP_PX = 8

type Drag = { id: number; x: number; y: number; atMs: number; active: boolean }

/** How far the finger has moved towards the sheet's own edge, in px. */
function travel(side: Side, dx: number, dy: number): number {
  if (side === 'bottom') return dy
  return side === 'right' ? dx : -dx
}

/** A list inside the sheet scrolls first; the sheet follows the finger only when the list is at its top. */
function scrolled(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let node = target as HTMLElement | null; node && node !== panel; node = node.parentElement) {
    if (node.scrollTop > 0) return true
  }
  return false
}

/** Ref and pointer handlers for a panel that follows the finger, and closes when flicked or dragged far enough. */
export function useSwipeClose(side: Side, onClose: () => void) {
  const panel = useRef<HTMLElement | null>(null)
  const drag = useRef<Drag | undefined>(undefined)

  const ref = useCallback((element: HTMLElement | null) => {
    panel.current = element
    // Otherwise the browser would scroll and cancel the pointer. React's own touch listeners are passive.
    const hold = (event: TouchEvent) => {
      if (drag.current?.active && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', hold)
      panel.current = null
    }
  }, [])

  const place = (px: number, animated: boolean) => {
    const style = panel.current?.style
    if (!style) return
    const axis = side === 'bottom' ? 'Y' : 'X'
    style.transition = animated ? 'transform var(--fast) var(--ease)' : 'none'
    style.transform = px > 0 ? `translate${axis}(${side === 'left' ? -px : px}px)` : ''
  }

  const moved = (event: ReactPointerEvent, from: Drag) =>
    travel(side, event.clientX - from.x, event.clientY - from.y)

  return {
    ref,
    onPointerDown: (event: ReactPointerEvent) => {
      const element = panel.current
      if (!element || event.button !== 0 || event.pointerType === 'mouse') return
      if (side === 'bottom' && scrolled(event.target, element)) return
      drag.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        atMs: event.timeStamp,
        active: false,
      }
    },
    onPointerMove: (event: ReactPointerEvent) => {
      const from = drag.current
      if (!from || from.id !== event.pointerId) return
      const px = moved(event, from)
      if (!from.active && px > SLOP_PX) {
        const across = side === 'bottom' ? event.clientX - from.x : event.clientY - from.y
        if (Math.abs(across) > px) {
          drag.current = undefined
          return
        }
        from.active = true
        panel.current?.setPointerCapture(event.pointerId)
      }
      if (from.active) place(Math.max(0, px), false)
    },
    onPointerUp: (event: ReactPointerEvent) => {
      const from = drag.current
      drag.current = undefined
      if (!from?.active) return
      const px = moved(event, from)
      const speed = px / Math.max(1, event.timeStamp - from.atMs)
      if (px > FAR_PX || (px > SLOP_PX * 2 && speed > FAST_PX_PER_MS)) onClose()
      else place(0, true)
    },
    onPointerCancel: () => {
      if (drag.current?.active) place(0, true)
      drag.current = undefined
    },
  }
}
