const GAP = 12

/** A control with the label, error and note that belong to it. */
const whole = (control: Element) =>
  control.closest('[data-scope="field"][data-part="root"], .money-row, fieldset, label') ?? control

/** What a toast speaks of: the fields that are marked as wrong, and the control that has the focus. */
function subjects(): DOMRect[] {
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')]
  const focused = document.querySelector('a:focus, button:focus, input:focus, textarea:focus, select:focus')
  return [...wrong, ...(focused ? [focused] : [])].map((control) => whole(control).getBoundingClientRect())
}

/** The upper edge of what is fixed at the foot of the page: the tab bar, a screen's own bar, the keyboard. */
function footEdge(): number {
  const view = window.visualViewport
  // A page that is zoomed shows less of itself, too: that is no keyboard.
  const seen = view && view.scale <= 1.01 ? view.offsetTop + view.height : innerHeight
  const bars = [...document.querySelectorAll('.at-foot')].map((bar) => bar.getBoundingClientRect())
  return Math.min(
    seen,
    ...bars.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1).map(({ top }) => top),
  )
}

/**
 * Puts a toast where it covers neither what it speaks of nor what has the focus: above the foot, else below the header, else
 * in the middle. Where no place is free it stays above the foot.
 */
export function placeToast(bubble: HTMLElement): void {
  const top = window.visualViewport?.offsetTop ?? 0
  const foot = footEdge()
  const height = bubble.offsetHeight
  const taken = subjects()
  const isFree = (at: number) => taken.every((box) => at + height <= box.top || at >= box.bottom)
  const low = foot - height - GAP
  const bar = document.querySelector('.topbar, .backbar')?.getBoundingClientRect().bottom ?? 0
  const places = [low, Math.max(top, bar) + GAP, (top + foot - height) / 2]
  bubble.style.top = `${Math.max(top, places.find(isFree) ?? low)}px`
}
