import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { DialogProps } from '../chakra/overlays/Dialog.tsx'
import { overlayRoot } from './overlays.ts'
import { useOverlay } from './use-overlay.ts'
import './dialog.css'

type Props = Pick<DialogProps, 'open' | 'onClose' | 'children'> &
  Required<Pick<DialogProps, 'title' | 'footer'>>

/**
 * `Dialog` made of the browser's `<dialog>`, for what may open before the kit has loaded (the welcome, the notices), and
 * for nothing else. It holds text, which the keyboard scrolls; the first button below it gets the focus.
 */
export function NativeDialog({ open, onClose, title, children, footer }: Props) {
  useOverlay(open, onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const words = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open || !shown) return
    const others = document.getElementById('root')
    const before = document.activeElement
    const { dataset, clientWidth } = document.documentElement
    // Keeps the scrollbar's width only where there is a scrollbar: elsewhere it would push the page aside.
    dataset.reads = window.innerWidth > clientWidth ? 'gutter' : ''
    shown.showModal()
    shown.querySelector<HTMLElement>('.dialog-foot > button')?.focus()
    // showModal() keeps screen readers inside; older ones need aria-hidden.
    others?.setAttribute('aria-hidden', 'true')
    return () => {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard, and arrives as a cancel event
    <dialog
      className="native-dialog"
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={words}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
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
