import { useEffect, useEffectEvent, useState } from 'react'
import { trackKeyboard } from '../../lib/device/keyboard.ts'
import { openOverlay } from '../../lib/navigation/back-to-close.ts'

/** Where the focus goes when what had it is gone: to the page's heading, which a screen reader reads out. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

let openCount = 0

/**
 * A modal layer sets `pointer-events: none` on the body. By a known bug of the library it stays when the layer is
 * unmounted while it closes: the page then ignores every tap. The last overlay to close removes it. On a slow device the
 * library gives the focus back later than this, or not at all: it goes to what had it before the overlay opened, or to
 * the heading if that is gone.
 */
function freeBody(body: HTMLElement, opener: Element | null): void {
  if (openCount > 0) return
  body.style.removeProperty('pointer-events')
  body.removeAttribute('data-inert')
  if (document.activeElement !== body) return
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  if (document.activeElement === body) focusHeading()
}

/**
 * What every open sheet or dialog does: the back button closes it, it stays above the keyboard, it frees the body.
 * `onReleased` is called after the close, when the history entry is gone and it is safe to navigate.
 * Returns a key for the component. Hiding a kept screen stops Chakra's state machine at once: one that was just told to
 * close would come back open for ever. So each showing starts a new machine.
 */
export function useOverlay(open: boolean, onClose: () => void, onReleased?: () => void): number {
  const [showing, setShowing] = useState(0)
  useEffect(() => () => setShowing((last) => last + 1), [])
  const close = useEffectEvent(onClose)
  const released = useEffectEvent(() => onReleased)
  useEffect(() => {
    if (!open) return
    openCount += 1
    const opener = document.activeElement
    const untrack = trackKeyboard()
    // A tick later, so that an effect that is undone at once (StrictMode) leaves no history entry.
    let handle: ReturnType<typeof openOverlay> | undefined
    const timer = setTimeout(() => {
      handle = openOverlay(close)
    })
    return () => {
      openCount -= 1
      untrack()
      clearTimeout(timer)
      const then = released()
      void Promise.resolve(handle?.release(then !== undefined)).then(then)
      setTimeout(freeBody, 350, document.body, opener)
    }
  }, [open])
  return showing
}
