import { WIDE } from './scenario/reload.ts'

/** The tour's card and ring, which are above the console too. */
const ABOVE = '[data-demo-tour]'
/** What covers the page is above what it was opened over. */
const COVERS = '[data-demo-console],[data-demo-first-page]'

/**
 * While the console covers the whole page, neither keyboard nor screen reader reaches what is below it, even if it is
 * added later. Beside the frame it leaves the page alone. `isWhole`: what covers the page in a wide window, too.
 */
export function coverPage(
  { host, signal }: { host: HTMLElement; signal: AbortSignal },
  isWhole = false,
): void {
  const wide = matchMedia(WIDE)
  let covered = new Set<Element>()
  const update = () => {
    const before = covered
    covered = new Set((wide.matches && !isWhole) || signal.aborted ? [] : othersThan(host))
    for (const element of before) if (!covered.has(element)) element.removeAttribute('inert')
    for (const element of covered) element.setAttribute('inert', '')
  }
  const changes = new MutationObserver(update)
  changes.observe(document.documentElement, { childList: true })
  wide.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    update()
  })
  update()
}

/** A dialog takes the focus within this time of opening. */
const AT_ONCE_MS = 50

/**
 * The welcome opens when it has loaded, and takes the focus. What had it in the console gets it back: somebody may be
 * typing there.
 */
export function keepFocus({ shadow, signal }: { shadow: ShadowRoot; signal: AbortSignal }): void {
  let left: { field: HTMLElement; atMs: number } | undefined
  shadow.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement) left = { field: target, atMs: performance.now() }
  })
  const opened = new MutationObserver(() => {
    if (left && performance.now() - left.atMs < AT_ONCE_MS && shadow.activeElement === null)
      left.field.focus({ preventScroll: true })
  })
  opened.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  signal.addEventListener('abort', () => opened.disconnect())
}

/** The page and all layers of the demo beside it, but for the tour and the head. */
const othersThan = (host: Element): Element[] =>
  [...document.documentElement.children].filter(
    (element) =>
      element !== host &&
      element !== document.head &&
      !element.matches(ABOVE) &&
      !(element.matches(COVERS) && isAfter(element, host)),
  )

const isAfter = (element: Element, host: Element): boolean =>
  (host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
