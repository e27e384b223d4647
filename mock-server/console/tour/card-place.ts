/** A part of the window, in px. */
export type Box = { top: number; left: number; right: number; bottom: number }
type Size = { width: number; height: number }

const GAP = 12
const EDGE = 8

/**
 * Where the tour's card goes: beside the column that its control is in where there is room, at the height of the
 * control; else right under the control or right above it; else at the other end of the window. `isRead`: what one reads
 * goes on below, so the card is rather above. `other`: what stands beside the column, and must stay free.
 */
export function cardPlace(
  control: Box,
  column: Box,
  card: Size,
  view: Size,
  isRead = false,
  other?: Box,
): { top: number; left: number } {
  const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE))
  const beside = [column.left - card.width - GAP, column.right + GAP].find(
    (left) =>
      left >= EDGE &&
      left + card.width <= view.width - EDGE &&
      !(other && left < other.right && left + card.width > other.left),
  )
  const middle = (control.top + control.bottom - card.height) / 2
  if (beside !== undefined) return { left: beside, top: within(middle, card.height, view.height) }
  const centred = within((control.left + control.right - card.width) / 2, card.width, view.width)
  const left = other ? Math.max(column.left, Math.min(centred, column.right - card.width)) : centred
  const under = control.bottom + GAP
  const above = control.top - GAP - card.height
  if (isRead && above >= EDGE) return { left, top: above }
  if (under + card.height <= view.height - EDGE) return { left, top: under }
  if (above >= EDGE) return { left, top: above }
  return { left, top: middle > (view.height - card.height) / 2 ? EDGE : view.height - card.height - EDGE }
}
