import { lazy, Suspense } from 'react'
import { useLazyOverlay } from '../../lib/use-lazy-overlay.ts'
import type { Detail } from './DetailSheet.tsx'

const DetailSheet = lazy(() => import('./DetailSheet.tsx').then((m) => ({ default: m.DetailSheet })))

/** The details of a tapped record: `open` shows them, and the screen renders `sheet`. */
export function useDetail() {
  const { shown, open, show, close } = useLazyOverlay<Detail>()
  return {
    open: show,
    sheet: <Suspense>{shown && <DetailSheet detail={shown} open={open} onClose={close} />}</Suspense>,
  }
}
