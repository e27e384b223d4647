import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { type Box, nearestEdge, type Place } from './packet-place.ts'
import { areaAround } from './packet-surroundings.ts'

/** A finger that taps moves less than this. */
const TAP_PX = 6

type Drag = { id: number; x: number; y: number; from: Box; area: Box; moved: boolean }

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Handlers for the link in the packet: a pointer drags the packet, and what was dragged is not followed as a link. */
export function usePacketDrag(packet: RefObject<HTMLElement | null>, onDrop: (place: Place) => void) {
  const drag = useRef<Drag>(undefined)
  const dragged = useRef(false)

  const shift = (transform: string) => {
    if (packet.current) packet.current.style.transform = transform
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    dragged.current = false
    if (!packet.current || !event.isPrimary || event.button !== 0) return
    const from = packet.current.getBoundingClientRect()
    const { pointerId: id, clientX: x, clientY: y } = event
    // A fast mouse leaves the packet between two moves.
    event.currentTarget.setPointerCapture(id)
    drag.current = { id, x, y, from, area: areaAround(packet.current), moved: false }
  }
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag
    if (!current || event.pointerId !== current.id) return
    const [x, y] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.moved) {
      if (Math.hypot(x, y) < TAP_PX) return
      current.moved = true
      dragged.current = true
    }
    const { from, area } = current
    const across = clamp(x, area.left - from.left, area.right - from.right)
    shift(`translate(${across}px, ${clamp(y, area.top - from.top, area.bottom - from.bottom)}px)`)
  }
  const onPointerUp = () => {
    const { current } = drag
    drag.current = undefined
    if (!packet.current || !current?.moved) return
    const dropped = packet.current.getBoundingClientRect()
    shift('')
    onDrop(nearestEdge(dropped, current.area))
  }
  /** The browser took the pointer for something else: the packet goes back to where it was. */
  const onPointerCancel = () => {
    drag.current = undefined
    shift('')
  }
  /** A click by keyboard follows no drag. In Firefox it has the same detail as one by mouse. */
  const onKeyDown = () => {
    dragged.current = false
  }
  const onClick = (event: MouseEvent) => {
    // Nor does one by a screen reader, which presses no key here.
    if (dragged.current && event.detail !== 0) event.preventDefault()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onClick }
}
