import { goingBack } from '../../lib/navigation/go-back.ts'

/** A second tap within this time and distance belongs to the same double tap. */
const DOUBLE_TAP_MS = 350
const SAME_PLACE_PX = 40

/**
 * Ignores the second tap of a double tap whose first tap has navigated, since it would hit whatever is at that place on
 * the next screen. On a submit button it is always ignored: after a quick answer it would submit the emptied form, and
 * the error would replace the answer's message. Returns a function that stops this.
 */
export function ignoreStrayTaps(): () => void {
  let last = { atMs: Number.NEGATIVE_INFINITY, x: 0, y: 0, address: '' }
  const onClick = (event: MouseEvent) => {
    // A click by keyboard has detail 0 and no position.
    if (event.detail === 0) return
    const { timeStamp: atMs, clientX: x, clientY: y } = event
    const isSecond = atMs - last.atMs < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX
    const sends = event.target instanceof Element && event.target.closest('[type=submit]') !== null
    const hasLeft = goingBack.isPending || last.address !== location.hash
    const strays = isSecond && (sends || hasLeft)
    if (!strays) {
      last = { atMs, x, y, address: location.hash }
      return
    }
    // Of many taps on a submit button, one in each such period counts. Of taps that stray to another screen, none does.
    if (hasLeft) last = { ...last, atMs, x, y }
    event.preventDefault()
    event.stopPropagation()
  }
  const arrive = () => {
    goingBack.isPending = false
  }
  arrive()
  // Once something was typed on the new screen, the next tap is deliberate.
  const forget = () => {
    last.atMs = Number.NEGATIVE_INFINITY
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('input', forget, { capture: true })
  window.addEventListener('popstate', arrive)
  window.addEventListener('pageshow', arrive)
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('input', forget, { capture: true })
    window.removeEventListener('popstate', arrive)
    window.removeEventListener('pageshow', arrive)
  }
}
