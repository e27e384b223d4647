import { useState } from 'react'
import { useLazyOverlay } from '../../ui/use-lazy-overlay.ts'
import type { Detail } from './DetailSheet.tsx'

const loadSheet = () => import('./DetailSheet.tsx').then((m) => m.DetailSheet)

/** The details of a tapped record: `open` shows them, and the screen renders `sheet`. */
export function useDetail() {
  const [detail, setDetail] = useState<Detail>()
  const { Overlay: DetailSheet, open, show, close } = useLazyOverlay(loadSheet)
  return {
    open: (tapped: Detail) => {
      setDetail(tapped)
      show()
    },
    sheet: DetailSheet && detail && <DetailSheet detail={detail} open={open} onClose={close} />,
  }
}
