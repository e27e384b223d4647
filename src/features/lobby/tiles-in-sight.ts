const COLUMNS = 3
/** The height that lobby.css gives a row that is not drawn yet, with its gap. */
const ROW_PX = 144
/** The height of the content above the lobby on home. */
const ABOVE_PX = 430
const LEAST_ROWS = 3
/** A phone in landscape has as many columns as fit beside the categories (lobby.css). */
const SIDEWAYS = { fromPx: 560, toPx: 768, besidePx: 120, columnPx: 104 }

export function columnsOf(widthPx: number): number {
  const { fromPx, toPx, besidePx, columnPx } = SIDEWAYS
  return widthPx >= fromPx && widthPx < toPx ? Math.floor((widthPx - besidePx) / columnPx) : COLUMNS
}

/** How many tiles of the lobby a window of this size shows before scrolling, at least as many as on a phone. */
export const tilesInSight = (widthPx: number, heightPx: number): number =>
  columnsOf(widthPx) * Math.max(LEAST_ROWS, Math.ceil((heightPx - ABOVE_PX) / ROW_PX))

/** The height of this many tiles, in CSS px. */
export const heightOf = (tiles: number, widthPx: number): number =>
  Math.ceil(tiles / columnsOf(widthPx)) * ROW_PX
