import { WIDE } from '../scenario/reload.ts'

/** The tour's card and ring, which are above the console too. */
const ABOVE = '[data-demo-tour]'

/**
 * While the console covers the whole page, neither keyboard nor screen reader reaches what is below it, even if it is
 * added later. Beside the frame it leaves the page alone. An open dialog of the app takes the console into itself
 * (src/demo/above-dialogs.ts), so everything that does not contain the console is below it.
 */
export function coverPage({ host, signal }: { host: HTMLElement; signal: AbortSignal }): void {
  const wide = matchMedia(WIDE)
  let covered = new Set<Element>()
  let place = host.parentNode
  let focused: HTMLElement | undefined
  host.shadowRoot?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = target
  })
  const update = () => {
    const before = covered
    covered = new Set(wide.matches || signal.aborted ? [] : othersThan(host))
    for (const element of before) if (!covered.has(element)) element.removeAttribute('inert')
    for (const element of covered) element.setAttribute('inert', '')
    // A dialog that opens takes the focus before it takes the console in. The field that had the focus gets it back, or the
    // heading, which could not take it as long as all below was out of reach.
    const isMoved = host.parentNode !== place
    place = host.parentNode
    if (isMoved && covered.size > 0 && !document.activeElement?.matches(ABOVE))
      (focused ?? host.shadowRoot?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(update)
  changes.observe(document.documentElement, { childList: true, subtree: true })
  wide.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    update()
  })
  update()
}

/** The siblings of an element and of all its ancestors. */
function othersThan(host: Element): Element[] {
  const others: Element[] = []
  for (let inner = host; inner.parentElement; inner = inner.parentElement)
    for (const element of inner.parentElement.children)
      if (element !== inner && element !== document.head && !element.matches(ABOVE)) others.push(element)
  return others
}
