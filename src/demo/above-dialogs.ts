/**
 * Keeps the demo's own layers (mark, handle, console, tour) above an open dialog of the app, and usable. The browser
 * draws a modal `<dialog>` above everything and ignores taps outside it, so the layers move into it while it is open.
 */
export function stayAboveDialogs(): void {
  const page = document.documentElement
  const layers = new Set<Element>()
  /** The focused element inside a layer, also while an opening dialog takes the focus. */
  let focused: HTMLElement | undefined
  const place = () => {
    // Each has a shadow of its own beside the body.
    for (const child of page.children) {
      if (!child.shadowRoot || layers.has(child)) continue
      layers.add(child)
      // The window does not hear of a focus that moves from one element of a shadow to another.
      child.shadowRoot.addEventListener('focusin', note)
    }
    const top = [...document.querySelectorAll('dialog[open]')].pop() ?? page
    for (const layer of layers) {
      if (!layer.parentNode) layers.delete(layer)
      else if (layer.parentNode !== top) {
        const inner = focused
        top.append(layer)
        if (!inner || !layer.shadowRoot?.contains(inner)) continue
        const refocus = () => {
          if (layer.shadowRoot?.activeElement !== inner) inner.focus({ preventScroll: true })
        }
        refocus()
        // Once the console that covers the page has made its new place reachable.
        queueMicrotask(refocus)
      }
    }
  }
  const note = (event: Event) => {
    focused = event.composedPath()[0] as HTMLElement
  }
  // Before a layer keeps it to itself.
  const enter = (event: Event) => {
    if (event.composedPath().some((at) => layers.has(at as Element))) note(event)
  }
  window.addEventListener('focusin', enter, true)
  const forget = () => {
    if (![...layers].some(({ shadowRoot }) => shadowRoot?.activeElement)) focused = undefined
  }
  // Not at once: a dialog that opens takes the focus before it is known to be open.
  window.addEventListener('focusout', () => setTimeout(forget), true)
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] }
  new MutationObserver(place).observe(page, changes)
}
