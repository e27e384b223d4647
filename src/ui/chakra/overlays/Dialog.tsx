import { Dialog as ChakraDialog } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useOverlay } from '../../overlays/use-overlay.ts'
import { ChakraRoot } from '../ChakraRoot.tsx'
import { InFrame } from './InFrame.tsx'
import { useOutside } from './use-outside.ts'
import '../../overlays/dialog.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title?: string | undefined
  /** The accessible name where no title shows. */
  label?: string
  children: ReactNode
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** False for what must be read: the backdrop does not close it; Escape and the back button still do. */
  closeOnBackdrop?: boolean
  onExitComplete?: () => void
  /** Called after the close, when the history entry is gone: it is safe to navigate. */
  onReleased?: () => void
}

/**
 * A dialog in the middle of the app's frame, whose whole text is heard as it opens. For a plain question use `confirm()`,
 * for what may open before the kit has loaded `NativeDialog`.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    label = '提示',
    children,
    footer,
    role = 'dialog',
    closeOnBackdrop = true,
    onExitComplete,
    onReleased,
  } = props
  const showing = useOverlay(open, onClose, onReleased)
  const outside = useOutside(open)
  const words = useId()
  return (
    <ChakraRoot>
      <ChakraDialog.Root
        key={showing}
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        role={role}
        closeOnInteractOutside={closeOnBackdrop}
        {...outside}
        onExitComplete={onExitComplete}
      >
        <InFrame>
          <ChakraDialog.Backdrop className="dialog-veil" />
          <ChakraDialog.Positioner className="dialog-place">
            <ChakraDialog.Content
              className="dialog-box"
              aria-label={title === undefined ? label : undefined}
              aria-describedby={words}
            >
              {title !== undefined && <ChakraDialog.Title>{title}</ChakraDialog.Title>}
              <ChakraDialog.Body className="dialog-body" id={words}>
                {children}
              </ChakraDialog.Body>
              {footer && <ChakraDialog.Footer className="dialog-foot">{footer}</ChakraDialog.Footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </InFrame>
      </ChakraDialog.Root>
    </ChakraRoot>
  )
}
