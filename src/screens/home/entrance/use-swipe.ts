import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

const DRAG_FROM_PX = 6
const TURN_PX = 48
/** In CSS px a millisecond: a swipe this fast turns, however short it is. */
const FLICK = 0.35

type Start = { x: number; atMs: number; id: number; dragging: boolean }

/** Follows a horizontal swipe in the CSS variable --drag, without renders, and calls `step(±1)` at its end. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<Start | undefined>(undefined)
  const [touched, setTouched] = useState(false)
  const wasDrag = useRef(false)

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    start.current = { x: event.clientX, atMs: event.timeStamp, id: event.pointerId, dragging: false }
    setTouched(true)
    wasDrag.current = false
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (from?.id !== event.pointerId) return
    const dx = event.clientX - from.x
    if (!from.dragging && Math.abs(dx) < DRAG_FROM_PX) return
    const element = event.currentTarget
    if (!from.dragging) element.setPointerCapture?.(event.pointerId)
    from.dragging = true
    wasDrag.current = true
    element.dataset.drag = ''
    element.style.setProperty('--drag', `${dx}px`)
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (from?.id !== event.pointerId) return
    start.current = undefined
    setTouched(false)
    if (!from.dragging) return
    const element = event.currentTarget
    delete element.dataset.drag
    element.style.removeProperty('--drag')
    const dx = event.clientX - from.x
    const speed = dx / Math.max(1, event.timeStamp - from.atMs)
    const turned = event.type === 'pointerup' && (Math.abs(dx) > TURN_PX || Math.abs(speed) > FLICK)
    if (turned) step(dx < 0 ? 1 : -1)
  }
  /** The end of a swipe is not a tap on the picture under it. */
  const swallow = (event: MouseEvent) => {
    if (!wasDrag.current) return
    wasDrag.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    touched,
    handlers: {
      onClickCapture: swallow,
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
