import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import './sheet.css'
import { overlayRoot } from '../overlays.ts'
import { ChakraRoot } from './ChakraRoot.tsx'
import { useOverlay } from './use-overlay.ts'
import { type Side, useSwipeClose } from './use-swipe-close.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  /** Names the sheet for readers too; `hideTitle` keeps it for them alone. */
  title: string
  hideTitle?: boolean
  /** Bottom sheet unless told otherwise; left or right is a drawer. */
  side?: Side
  children: ReactNode
  /** Stays at the lower edge, in reach of a thumb. */
  footer?: ReactNode
}

/** A sheet or drawer inside the app's frame: swipe, back button, backdrop and Escape close it; it keeps above the keyboard. */
export function Sheet({ open, onClose, title, hideTitle, side = 'bottom', children, footer }: SheetProps) {
  useOverlay(open, onClose)
  const swipe = useSwipeClose(side, onClose)
  const container = useRef(overlayRoot())
  // Our recipe's variant; Chakra's types know only those of its stock theme.
  const styling: object = { side }
  return (
    <ChakraRoot>
      <Drawer.Root open={open} onOpenChange={(change) => change.open || onClose()} {...styling}>
        <Portal container={container}>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content {...swipe}>
              <Drawer.Header className={`sheet-head ${side}`}>
                <span className="sheet-grip" aria-hidden="true" />
                <Drawer.Title className={hideTitle ? 'sr-only' : undefined}>{title}</Drawer.Title>
                <button type="button" className="icon-btn sheet-close" aria-label="关闭" onClick={onClose}>
                  <X size={20} />
                </button>
              </Drawer.Header>
              <Drawer.Body data-sheet-body="">{children}</Drawer.Body>
              {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraRoot>
  )
}
