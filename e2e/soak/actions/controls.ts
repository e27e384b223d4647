/** Something on the screen that a finger reaches: its middle in the window, in px. */
export type Control = {
  what: 'control' | 'field'
  /** The role or tag, and the name: how a replay finds it again. */
  label: string
  x: number
  y: number
  type: string
  inputMode: string
  /** What `bringSubmit` has chosen. */
  sends: boolean
}

/**
 * Runs in the page: all that can be tapped or typed into, in the order of the document. Only what lies in the window, and
 * not below something else, so that a tap does what a player's would.
 */
export function reachableControls(): Control[] {
  const SELECTOR =
    'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=switch],[role=option],[role=radio]'
  const TAPPED = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color'])
  const nameOf = (one: Element): string =>
    (
      one.getAttribute('aria-label') ||
      (one as HTMLInputElement).labels?.[0]?.textContent ||
      one.getAttribute('placeholder') ||
      one.textContent ||
      one.getAttribute('href') ||
      ''
    )
      .trim()
      .slice(0, 40)
  return [...document.querySelectorAll<HTMLElement>(SELECTOR)].flatMap((one): Control[] => {
    if (one.matches(':disabled,[aria-disabled=true]')) return []
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 2 || height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return []
    const hit = document.elementFromPoint(x, y)
    if (!hit || !(one.contains(hit) || hit.contains(one))) return []
    const { type = '', inputMode = '' } = one as HTMLInputElement
    const isField = one.matches('input,textarea') && !TAPPED.has(type)
    const label = `${one.getAttribute('role') ?? one.localName} "${nameOf(one)}"`
    return [
      {
        what: isField ? 'field' : 'control',
        label,
        x,
        y,
        type,
        inputMode,
        sends: one.hasAttribute('data-soak'),
      },
    ]
  })
}

/**
 * Runs in the page: scrolls until the button that sends the form can be reached, in a dialog its last one, and on a screen
 * without a form its widest.
 */
export function bringSubmit(): void {
  const dialog = document.querySelector('[role=dialog],[role=alertdialog]')
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>('button')].filter((one) =>
    one.checkVisibility(),
  )
  const sends = buttons.findLast((one) => one.type === 'submit')
  const widest = () =>
    buttons.toSorted((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0]
  const button = sends ?? (dialog ? buttons.at(-1) : widest())
  button?.scrollIntoView({ block: 'center' })
  for (const old of document.querySelectorAll('[data-soak]')) old.removeAttribute('data-soak')
  button?.setAttribute('data-soak', '')
}

/**
 * The control at this place of the list, from 0 to 1; in a replay the one that the run before took. Undefined where
 * there is none.
 */
export const controlAt = <T extends { label: string }>(
  found: readonly T[],
  at: number,
  taken?: string,
): T | undefined =>
  taken === undefined ? found[Math.floor(at * found.length)] : found.find(({ label }) => label === taken)
