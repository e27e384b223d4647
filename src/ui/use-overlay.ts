import { useEffect, useEffectEvent, useState } from 'react'
import { openOverlay } from '../lib/back-to-close.ts'
import { trackKeyboard } from '../lib/keyboard.ts'

let openCount = 0

/**
 * A modal layer sets `pointer-events: none` on the body, and a known bug leaves it there when the layer
 * is torn down while it closes: the page looks alive and answers no tap. The last one out clears it.
 */
function freeBody(body: HTMLElement): void {
  if (openCount > 0) return
  body.style.removeProperty('pointer-events')
  body.removeAttribute('data-inert')
}

/**
 * For `onFocusOutside`: focus that goes astray closes nothing. A drawer that closes gives its focus back to the
 * page while the question that it asked is opening; only a tap on the backdrop means "close".
 */
export const keepOpen = (event: Event): void => event.preventDefault()

/**
 * What each open sheet or dialog does: back closes it, it keeps above the keyboard, it frees the page.
 * `onReleased` is called after the close, once the history is clean and a navigation is safe.
 * Answers the key of its machine. A kept screen that is hidden stops the machine where it stands, and one that was
 * just told to close would come back open for ever: each showing begins with a machine of its own.
 */
export function useOverlay(open: boolean, onClose: () => void, onReleased?: () => void): number {
  const [showing, setShowing] = useState(0)
  useEffect(() => () => setShowing((last) => last + 1), [])
  const close = useEffectEvent(onClose)
  const released = useEffectEvent(() => onReleased)
  useEffect(() => {
    if (!open) return
    openCount += 1
    const untrack = trackKeyboard()
    // A tick later, so that an effect that is undone at once (StrictMode) leaves no trace in the history.
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
      setTimeout(freeBody, 350, document.body)
    }
  }, [open])
  return showing
}
