/** A second tap this soon and this near is the same finger's. */
const DOUBLE_TAP_MS = 350
const SAME_PLACE_PX = 40

/**
 * A double tap belongs to the screen that it began on: where its first tap has led on already, the second would press
 * whatever stands in that place on the next screen. Answers the way out.
 */
export function ignoreStrayTaps(): () => void {
  let last = { atMs: Number.NEGATIVE_INFINITY, x: 0, y: 0, address: '' }
  const look = (event: MouseEvent) => {
    // A key's click has no place, and is no tap.
    if (event.detail === 0) return
    const { timeStamp: atMs, clientX: x, clientY: y } = event
    const isSecond = atMs - last.atMs < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX
    const strays = isSecond && last.address !== location.hash
    last = { atMs, x, y, address: strays ? last.address : location.hash }
    if (!strays) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Whoever has filled something in meanwhile means what they tap.
  const forget = () => {
    last.atMs = Number.NEGATIVE_INFINITY
  }
  window.addEventListener('click', look, { capture: true })
  window.addEventListener('input', forget, { capture: true })
  return () => {
    window.removeEventListener('click', look, { capture: true })
    window.removeEventListener('input', forget, { capture: true })
  }
}
