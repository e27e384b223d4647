import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { overlayRoot } from './overlays.ts'
import { useOverlay } from './use-overlay.ts'
import './native-dialog.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What is read, with nothing in it to choose: the keyboard scrolls it. */
  children: ReactNode
  /** Buttons; the keyboard begins at the first. */
  footer: ReactNode
}

/**
 * A dialog that is read and closed, by the browser's own element: it looks like `Dialog` and needs none of its kit,
 * so a first visit can open one. Escape, the backdrop and the back button close it.
 */
export function NativeDialog({ open, onClose, title, children, footer }: Props) {
  useOverlay(open, onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open || !shown) return
    const others = document.getElementById('root')
    const before = document.activeElement
    const { dataset, clientWidth } = document.documentElement
    // Only where a scrollbar stands is there room to keep: elsewhere it would push the page aside.
    dataset.reads = window.innerWidth > clientWidth ? 'gutter' : ''
    shown.showModal()
    shown.querySelector<HTMLElement>('.native-dialog-foot > button')?.focus()
    // The browser keeps readers inside; older ones are told in the old way, too.
    others?.setAttribute('aria-hidden', 'true')
    return () => {
      delete dataset.reads
      others?.removeAttribute('aria-hidden')
      shown.close()
      // React has taken it out of the page by now, and with it the browser's own note of where the focus was.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])
  if (!open) return null
  // The element itself is hit only beside its content: on the backdrop.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and comes as a cancel
    <dialog
      className="native-dialog"
      ref={dialog}
      aria-labelledby={heading}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="native-dialog-box">
        <h2 id={heading}>{title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is longer than the screen */}
        <div className="native-dialog-body" tabIndex={0}>
          {children}
        </div>
        <div className="native-dialog-foot">{footer}</div>
      </div>
    </dialog>,
    overlayRoot(),
  )
}
