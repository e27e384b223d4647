import { startTransition, useState } from 'react'

/**
 * The state of a sheet or dialog whose file is loaded when it is first opened. `shown` is what it was last opened
 * for, undefined before that. It stays after closing, so that the overlay can move out.
 *
 * Opening is a transition, and the `Suspense` around the overlay is always there: only then does React draw the
 * overlay as soon as its file is loaded. Otherwise it draws the empty fallback first and keeps that for 300 ms.
 *
 *     const { shown, open, show, close } = useLazyOverlay<true>()
 *     <button onClick={() => show(true)} />
 *     <Suspense>{shown && <Sheet open={open} onClose={close} />}</Suspense>
 */
export function useLazyOverlay<Shown>() {
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)
  return {
    shown,
    open,
    show: (next: Shown) =>
      startTransition(() => {
        setShown(() => next)
        setOpen(true)
      }),
    close: () => setOpen(false),
  }
}
