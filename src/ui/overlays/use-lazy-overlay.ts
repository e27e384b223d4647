import { type ComponentType, startTransition, useState } from 'react'
import { loadPart } from '../../lib/loading/load-part.ts'
import { tellMissing } from './missing-overlay.ts'

/**
 * The state of a sheet or dialog whose file is loaded when it is first opened. `Overlay` is undefined before that; it
 * stays after closing, so that the overlay can move out. Where the file cannot be loaded, `onMissing` says so, and the next
 * opening asks for it again: `lazy` would remember the failure for ever, and show it in place of the screen.
 *
 *     const load = () => import('../Sheet.tsx').then((m) => m.Sheet)
 *
 *     const { Overlay: Sheet, open, opener, close } = useLazyOverlay(load)
 *     <button type="button" {...opener} />
 *     {Sheet && <Sheet open={open} onClose={close} />}
 */
export function useLazyOverlay<P>(
  load: () => Promise<ComponentType<P>>,
  onMissing: () => void = tellMissing,
) {
  const [Overlay, setOverlay] = useState<ComponentType<P>>()
  const [open, setOpen] = useState(false)
  const show = () =>
    void loadPart(load).then(
      (loaded) =>
        startTransition(() => {
          setOverlay(() => loaded)
          setOpen(true)
        }),
      onMissing,
    )
  return {
    Overlay,
    open,
    show,
    close: () => setOpen(false),
    /** What makes a button open it. */
    opener: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerDown: () => void loadPart(load).catch(() => undefined),
      onClick: show,
    } as const,
  }
}
