/**
 * When the focused element is removed (an unbound row, a button whose work is done), the focus goes to the page's
 * heading and not to the start of the page. Dialogs restore it themselves. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let last: Element | undefined
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && target.closest('.main') ? target : undefined
  }
  // Some browsers fire `focusout` for an element that is being removed. It is gone a moment later.
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
