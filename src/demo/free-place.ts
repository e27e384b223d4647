const CONTROLS = 'a[href],button,input,select,textarea,label,summary,[role=tab],[role=switch]'
const STEP_PX = 8
/** A page that scrolls or changes is measured once it rests. */
const REST_MS = 200

/**
 * Keeps buttons at the right edge off the app's controls: they move up or down to where a tap on them takes nothing from
 * the app, and go out of the way while the page scrolls. `buttons`: top first, one above the other. `place` is for
 * buttons that have just come.
 */
export function keepOffControls(buttons: () => readonly HTMLElement[]): { place: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(place, REST_MS)
  }
  const place = () => {
    const shown = buttons()
    if (shown.length === 0) return
    const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + STEP_PX, -STEP_PX)
    for (const button of shown) button.style.pointerEvents = 'none'
    const { width, ...free } = freePlace(height)
    let { top } = free
    for (const button of shown) {
      button.style.cssText = `top:${top}px;bottom:auto;width:${width}px`
      top += button.offsetHeight + STEP_PX
    }
  }
  const leave = () => {
    for (const { style } of buttons()) Object.assign(style, { pointerEvents: 'none', opacity: '0.25' })
    rest()
  }
  addEventListener('scroll', leave, { capture: true, passive: true })
  addEventListener('resize', rest)
  new MutationObserver(rest).observe(document.body, { childList: true, subtree: true })
  place()
  return { place }
}

/** As wide as it is pressed well, and, where a lobby leaves no such place, as its margin. */
const WIDTHS = [24, 14] as const

/** The place nearest to the usual one where no control lies under `height` px at the right edge. */
function freePlace(height: number): { top: number; width: number } {
  for (const width of WIDTHS) {
    const top = freeTop(width, height)
    if (top !== undefined) return { top, width }
  }
  return { top: usualTop(height), width: WIDTHS[1] }
}

const usualTop = (height: number): number => Math.round(innerHeight * 0.62 - height)

function freeTop(width: number, height: number): number | undefined {
  const usual = usualTop(height)
  const lines = coveredLines(width)
  const isFree = (top: number) =>
    !lines.slice(Math.floor(top / STEP_PX), Math.ceil((top + height) / STEP_PX) + 1).includes(true)
  const most = innerHeight - height
  for (let off = 0; off < innerHeight; off += STEP_PX)
    for (const top of [usual - off, usual + off]) if (top >= 0 && top <= most && isFree(top)) return top
  return undefined
}

/** Whether a control lies at the right edge, for each line of the window, a step apart. */
function coveredLines(width: number): boolean[] {
  const columns = [innerWidth - 2, innerWidth - width / 2, innerWidth - width + 1]
  return Array.from({ length: Math.ceil(innerHeight / STEP_PX) + 1 }, (_, line) =>
    columns.some(
      (x) =>
        document.elementFromPoint(x, Math.min(line * STEP_PX, innerHeight - 1))?.closest(CONTROLS) != null,
    ),
  )
}
