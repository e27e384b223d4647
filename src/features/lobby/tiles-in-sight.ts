const COLUMNS = 3
/** As high as lobby.css takes a row that was not drawn yet. */
const ROW_PX = 144
/** What stands above the lobby on home. */
const ABOVE_PX = 430
const LEAST_ROWS = 3
/** A phone on its side has as many columns as fit beside the categories (lobby.css). */
const SIDEWAYS = { fromPx: 560, toPx: 768, besidePx: 120, columnPx: 104 }

export function columnsOf(widthPx: number): number {
  const { fromPx, toPx, besidePx, columnPx } = SIDEWAYS
  return widthPx >= fromPx && widthPx < toPx ? Math.floor((widthPx - besidePx) / columnPx) : COLUMNS
}

/** How many tiles of the lobby a window of this size shows, and no fewer than a phone does, before it is scrolled. */
export const tilesInSight = (widthPx: number, heightPx: number): number =>
  columnsOf(widthPx) * Math.max(LEAST_ROWS, Math.ceil((heightPx - ABOVE_PX) / ROW_PX))

/** How high so many tiles will be, in CSS px. */
export const heightOf = (tiles: number, widthPx: number): number =>
  Math.ceil(tiles / columnsOf(widthPx)) * ROW_PX
