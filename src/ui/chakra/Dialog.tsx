import { Dialog as ChakraDialog } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useOverlay } from '../use-overlay.ts'
import { ChakraRoot } from './ChakraRoot.tsx'
import { InFrame } from './InFrame.tsx'
import { useOutside } from './use-outside.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title?: string | undefined
  /** The accessible name where no title shows. */
  label?: string
  children: ReactNode
  /** Text without controls: the keyboard scrolls it, and the footer's first button gets the focus. */
  reading?: boolean
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** False for what must be read: the backdrop does not close it; Escape and the back button still do. */
  closeOnBackdrop?: boolean
  onExitComplete?: () => void
  /** Called after the close, when the history entry is gone: it is safe to navigate. */
  onReleased?: () => void
}

/** A dialog in the middle of the app's frame. For a plain question use `confirm()`. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    label = '提示',
    children,
    reading,
    footer,
    role = 'dialog',
    closeOnBackdrop = true,
    onExitComplete,
    onReleased,
  } = props
  const showing = useOverlay(open, onClose, onReleased)
  const outside = useOutside(open)
  const foot = useRef<HTMLDivElement>(null)
  const firstButton = () => foot.current?.querySelector('button') ?? null
  return (
    <ChakraRoot>
      <ChakraDialog.Root
        key={showing}
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        role={role}
        closeOnInteractOutside={closeOnBackdrop}
        {...outside}
        {...(reading && { initialFocusEl: firstButton })}
        onExitComplete={onExitComplete}
      >
        <InFrame>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content aria-label={title === undefined ? label : undefined}>
              {title !== undefined && <ChakraDialog.Title>{title}</ChakraDialog.Title>}
              <ChakraDialog.Body tabIndex={reading ? 0 : undefined}>{children}</ChakraDialog.Body>
              {footer && <ChakraDialog.Footer ref={foot}>{footer}</ChakraDialog.Footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </InFrame>
      </ChakraDialog.Root>
    </ChakraRoot>
  )
}
