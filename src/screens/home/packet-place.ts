/** In CSS px of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Where the packet rests: at which edge of the app, and how far above its lowest place. */
export type Place = { side: 'left' | 'right'; up: number }

/** Controls on the screen: those that stay when the page is scrolled, and those that move away with it. */
export type Controls = { staying: readonly Box[]; scrolling: readonly Box[] }

/**
 * The way back to the top stands at the lower right: above a packet in its lowest place, below one from this height on
 * (home.css, paged-list.css).
 */
export const ABOVE_BACK_TO_TOP = 60

const STEP_PX = 4
/** For a place over no control at all the packet goes this much farther than it must. */
const DETOUR_PX = 120

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isFree = (box: Box, taken: readonly Box[]) => !taken.some((one) => overlap(box, one))

/** The box of a packet of this size in this place. `area` is where it may be. */
function boxAt({ side, up }: Place, { width, height }: Size, area: Box): Box {
  const left = side === 'left' ? area.left : area.right - width
  const bottom = area.bottom - up
  return { left, top: bottom - height, right: left + width, bottom }
}

type Size = { width: number; height: number }

/**
 * The place at an edge for a packet that was dropped at `dropped`: the nearest over no control, or else the nearest over
 * none that stays when the page is scrolled.
 */
export function restingPlace(dropped: Box, area: Box, { staying, scrolling }: Controls): Place {
  const size = { width: dropped.right - dropped.left, height: dropped.bottom - dropped.top }
  const places = placesIn(Math.max(0, area.bottom - area.top - size.height))
    .map((place) => {
      const box = boxAt(place, size, area)
      return { place, box, px: Math.hypot(box.left - dropped.left, box.top - dropped.top) }
    })
    .sort((a, b) => a.px - b.px)
    .filter(({ box }) => isFree(box, staying))
  const [nearest] = places
  if (!nearest) return { side: 'right', up: 0 }
  const free = places.find(({ box }) => isFree(box, scrolling))
  return free && free.px <= nearest.px + DETOUR_PX ? free.place : nearest.place
}

function placesIn(room: number): Place[] {
  const ups = Array.from({ length: Math.floor(room / STEP_PX) + 1 }, (_, at) => at * STEP_PX)
  return [
    ...ups.map((up) => ({ side: 'left' as const, up })),
    ...ups.filter((up) => up === 0 || up >= ABOVE_BACK_TO_TOP).map((up) => ({ side: 'right' as const, up })),
  ]
}
