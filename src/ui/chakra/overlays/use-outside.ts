import { useEffect, useRef } from 'react'

/** The time within which two taps are one double tap. */
const DOUBLE_TAP_MS = 500

/**
 * What happens outside an overlay and must not close it. Losing the focus: a closing drawer returns its focus to the
 * page while the dialog that it asked for is opening. A tap just after it has opened: the second tap of a nervous
 * player lands on the backdrop, and would answer a question that nobody has read.
 */
export function useOutside(open: boolean) {
  const openedMs = useRef(0)
  useEffect(() => {
    if (open) openedMs.current = performance.now()
  }, [open])
  return {
    onFocusOutside: (event: Event) => event.preventDefault(),
    onPointerDownOutside: (event: Event) => {
      if (performance.now() - openedMs.current < DOUBLE_TAP_MS) event.preventDefault()
    },
  }
}
