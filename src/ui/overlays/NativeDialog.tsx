import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { DialogProps } from '../chakra/overlays/Dialog.tsx'
import { overlayRoot } from './overlays.ts'
import { useOverlay } from './use-overlay.ts'
import './dialog.css'

type Props = Pick<DialogProps, 'open' | 'onClose' | 'children'> &
  Required<Pick<DialogProps, 'title' | 'footer'>>

const STOPS = 'a[href], button, input, [tabindex="0"]'

/**
 * `Dialog` made of the browser's `<dialog>`, for what may open before the kit has loaded (the welcome, the notices), and
 * for nothing else. It holds text, which the keyboard scrolls; the first button below it gets the focus. It is not the
 * browser's modal one: that makes all behind it inert, for which the whole page is styled anew (60 ms of a phone). Its veil
 * covers the page, the focus stays in it, and screen readers are kept from what is behind.
 */
export function NativeDialog({ open, onClose, title, children, footer }: Props) {
  useOverlay(open, onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const words = useId()
  // On the document: after a tap on the text nothing has the focus.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Of the demo's console, which opens above it.
    if (event.defaultPrevented) return
    if (event.key === 'Escape') onClose()
    // Above it a question of the kit keeps the focus.
    if (event.key !== 'Tab' || document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    // At each step, as Safari by itself skips buttons and links.
    event.preventDefault()
    stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus()
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open || !shown) return
    const others = document.getElementById('root')
    const before = document.activeElement
    const { dataset, clientWidth } = document.documentElement
    // Keeps the scrollbar's width only where there is a scrollbar: elsewhere it would push the page aside.
    dataset.reads = window.innerWidth > clientWidth ? 'gutter' : ''
    shown.show()
    shown.querySelector<HTMLElement>('.dialog-foot > button')?.focus()
    others?.setAttribute('aria-hidden', 'true')
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      delete dataset.reads
      others?.removeAttribute('aria-hidden')
      shown.close()
      // React has removed the element by now, and the browser no longer knows where the focus was.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])
  if (!open) return null
  // A click whose target is the dialog itself is on the backdrop: the content covers the rest.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      className="native-dialog"
      aria-modal="true"
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={words}
      onClick={onClick}
    >
      <div className="dialog-box">
        <h2 id={heading}>{title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than the screen must scroll by keyboard */}
        <div className="dialog-body" id={words} tabIndex={0}>
          {children}
        </div>
        <div className="dialog-foot">{footer}</div>
      </div>
    </dialog>,
    overlayRoot(),
  )
}
