const GAP = 12

/** A control with the label, error and note that belong to it. */
const whole = (control: Element) => control.closest('.field, .money-row, fieldset, label') ?? control

/** Without the toast itself, and what is in a hidden kept screen: that has a place, but nobody sees it (KeepAlive.tsx). */
const seen = (selector: string, root: ParentNode = document) =>
  [...root.querySelectorAll(selector)].filter((element) => !element.closest('#toast, [inert]'))

/** The subjects of a toast: fields marked as wrong, and the focused control. */
const subjects = (): DOMRect[] =>
  seen('[aria-invalid="true"], a:focus, button:focus, input:focus, textarea:focus, select:focus').map(
    (control) => whole(control).getBoundingClientRect(),
  )

type Box = { top: number; bottom: number; weight: number }

/**
 * In order of importance: what a toast must least cover comes first. A subject of the toast, then controls, then text.
 */
const WEIGHTS = [
  ['a, button, input, textarea, select, label', 3],
  ['p, dt, dd, h2, h3, output', 1],
] as const
const SUBJECT_WEIGHT = 1_000

/**
 * The elements that the toast may cover: those in the topmost dialog, or else on the page. Nothing behind a dialog can
 * be used.
 */
function boxesBeside(bubble: DOMRect): Box[] {
  const layer = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1)
  const boxOf = ({ top, bottom }: DOMRect, weight: number): Box => ({ top, bottom, weight })
  return [
    ...subjects().map((box) => boxOf(box, SUBJECT_WEIGHT)),
    ...WEIGHTS.flatMap(([selector, weight]) =>
      seen(selector, layer)
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.height > 1 && !(box.right <= bubble.left || box.left >= bubble.right))
        .map((box) => boxOf(box, weight)),
    ),
  ]
}

/** The upper edge of the elements fixed at the foot of the page: the tab bar, a screen's own bar, the keyboard. */
function footEdge(): number {
  const view = window.visualViewport
  // A zoomed page also has a smaller visual viewport, without a keyboard.
  const visible = view && view.scale <= 1.01 ? view.offsetTop + view.height : innerHeight
  const bars = seen('.at-foot').map((bar) => bar.getBoundingClientRect())
  return Math.min(
    visible,
    ...bars.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1).map(({ top }) => top),
  )
}

const STEP = 16

/**
 * Places a toast where it covers neither its subjects, nor the focused element, nor controls and text, as far as there
 * is such a place: above the foot, else below the header, in the middle, or anywhere between.
 */
export function placeToast(bubble: HTMLElement): void {
  const top = window.visualViewport?.offsetTop ?? 0
  const foot = footEdge()
  const height = bubble.offsetHeight
  const boxes = boxesBeside(bubble.getBoundingClientRect())
  const low = foot - height - GAP
  const bar = document.querySelector('.topbar, .backbar')?.getBoundingClientRect().bottom ?? 0
  const high = Math.max(top, bar) + GAP
  const between = Array.from(
    { length: Math.max(0, Math.floor((low - high) / STEP)) },
    (_, n) => low - n * STEP,
  )
  const cost = (at: number) =>
    boxes.reduce(
      (sum, box) => sum + box.weight * Math.max(0, Math.min(at + height, box.bottom) - Math.max(at, box.top)),
      0,
    )
  const best = [low, high, (top + foot - height) / 2, ...between].reduce((cheapest, other) =>
    cost(other) < cost(cheapest) ? other : cheapest,
  )
  bubble.style.top = `${Math.max(top, best)}px`
}
