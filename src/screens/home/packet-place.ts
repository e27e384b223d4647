/** In CSS px of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A place for the packet: at which edge of the app, and how far above its lowest place. */
export type Place = { side: 'left' | 'right'; up: number }

type Size = { width: number; height: number }

const SIDES = ['right', 'left'] as const

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The box of a packet of this size in this place. `area` is where it may be. */
export function boxAt({ side, up }: Place, { width, height }: Size, area: Box): Box {
  const left = side === 'left' ? area.left : area.right - width
  const bottom = area.bottom - up
  return { left, top: bottom - height, right: left + width, bottom }
}

/** The place at the edge that is nearest to where the packet was dropped. */
export function nearestEdge(dropped: Box, area: Box): Place {
  const toLeft = dropped.left - area.left
  const room = Math.max(0, area.bottom - area.top - (dropped.bottom - dropped.top))
  return {
    side: toLeft < area.right - dropped.right ? 'left' : 'right',
    up: Math.round(Math.max(0, Math.min(area.bottom - dropped.bottom, room))),
  }
}

/** The place over no control that is nearest to the wanted one, or nothing if every place covers one. */
export function freePlace(wanted: Place, size: Size, area: Box, controls: readonly Box[]): Place | undefined {
  const from = boxAt(wanted, size, area)
  const room = Math.max(0, area.bottom - area.top - size.height)
  // The nearest free place is the wanted height itself, or it touches a control from above or from below.
  const heights = [
    Math.min(wanted.up, room),
    0,
    ...controls.flatMap(({ top, bottom }) => [area.bottom - top, area.bottom - bottom - size.height]),
  ].filter((up) => up >= 0 && up <= room)
  return SIDES.flatMap((side) => heights.map((up) => ({ side, up })))
    .map((place) => ({ place, box: boxAt(place, size, area) }))
    .filter(({ box }) => !controls.some((control) => overlap(box, control)))
    .map(({ place, box }) => ({ place, px: Math.hypot(box.left - from.left, box.top - from.top) }))
    .sort((a, b) => a.px - b.px)[0]?.place
}
