/**
 * Where the focused element is taken away (a row that was unbound, a button that has done its work), the focus goes to the
 * page's heading instead of the start of the page. Dialogs give it back by themselves. Returns a stop function.
 */
export function keepFocus(): () => void {
  let last: Element | undefined
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && target.closest('.main') ? target : undefined
  }
  // Some browsers tell that an element which is being removed loses the focus: it is gone a moment later.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = undefined
    })
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return
    last = undefined
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.main h1')?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    watch.disconnect()
  }
}
