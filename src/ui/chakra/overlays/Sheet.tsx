import { Drawer } from '@chakra-ui/react'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { X } from '../../icons/line.tsx'
import './sheet.css'
import { useOverlay } from '../../overlays/use-overlay.ts'
import { ChakraRoot } from '../ChakraRoot.tsx'
import { InFrame } from './InFrame.tsx'
import { useOutside } from './use-outside.ts'
import { type Side, useSwipeClose } from './use-swipe-close.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  /** The title; `hideTitle` keeps it for screen readers only. */
  title: string
  hideTitle?: boolean
  /** Bottom sheet by default; left or right is a drawer. */
  side?: Side
  children: ReactNode
  /** Text without controls: the keyboard scrolls it, and it is heard as the sheet opens. */
  reading?: boolean
  /** The id of the words inside that are heard as a sheet with controls opens. */
  describedBy?: string
  /** Stays at the lower edge, within reach of a thumb. */
  footer?: ReactNode
  /** Called after the close, when the history entry is gone: it is safe to navigate. */
  onReleased?: () => void
}

/** A sheet or drawer in the app's frame. Swipe, back, backdrop and Escape close it. It stays above the keyboard. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onClose,
    title,
    hideTitle,
    side = 'bottom',
    children,
    reading,
    describedBy,
    footer,
    onReleased,
  } = props
  const showing = useOverlay(open, onClose, onReleased)
  const outside = useOutside(open)
  const words = useId()
  const swipe = useSwipeClose(side, onClose)
  const [isCut, setCut] = useState(false)
  const measure = useCallback((heading: HTMLElement | null) => {
    if (heading) setCut(heading.scrollHeight > heading.clientHeight + 1)
  }, [])
  // The variant is in our own recipe; Chakra's types know only those of its stock theme.
  const styling: object = { side }
  return (
    <ChakraRoot>
      <Drawer.Root
        key={showing}
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        {...outside}
        {...styling}
      >
        <InFrame>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content {...swipe} aria-describedby={reading ? words : describedBy}>
              <Drawer.Header className={`sheet-head ${side} ${reading ? 'reading' : ''}`}>
                <span className="sheet-grip" aria-hidden="true" />
                <Drawer.Title className={hideTitle ? 'sr-only' : undefined} ref={measure}>
                  {title}
                </Drawer.Title>
                <button type="button" className="icon-btn sheet-close" aria-label="关闭" onClick={onClose}>
                  <X size={20} />
                </button>
              </Drawer.Header>
              <Drawer.Body id={words} data-sheet-body="" tabIndex={reading ? 0 : undefined}>
                {reading && isCut && (
                  <p className="sheet-whole" aria-hidden="true">
                    {title}
                  </p>
                )}
                {children}
              </Drawer.Body>
              {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
            </Drawer.Content>
          </Drawer.Positioner>
        </InFrame>
      </Drawer.Root>
    </ChakraRoot>
  )
}
