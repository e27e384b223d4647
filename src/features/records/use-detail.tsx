import { lazy, Suspense, useState } from 'react'
import type { Detail } from './DetailSheet.tsx'

const DetailSheet = lazy(() => import('./DetailSheet.tsx').then((m) => ({ default: m.DetailSheet })))

/** The details of a tapped record: `open` shows them, and the screen renders `sheet`. */
export function useDetail() {
  const [detail, setDetail] = useState<Detail>()
  const [shown, setShown] = useState(false)
  return {
    open: (next: Detail) => {
      setDetail(next)
      setShown(true)
    },
    sheet: detail && (
      <Suspense>
        <DetailSheet detail={detail} open={shown} onClose={() => setShown(false)} />
      </Suspense>
    ),
  }
}
