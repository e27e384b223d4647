import { useState } from 'react'
import { useLazyOverlay } from '../../ui/overlays/use-lazy-overlay.ts'
import type { Detail } from './DetailSheet.tsx'

const loadSheet = () => import('./DetailSheet.tsx').then((m) => m.DetailSheet)

/**
 * A tapped record as the list has it now. `keyOf` finds the row again after it has changed. One that is not in `rows` any more
 * is as it last was.
 */
export function useTapped<T>(rows: readonly T[], keyOf: (row: T) => string) {
  const [tapped, setTapped] = useState<T>()
  const current =
    tapped && !rows.includes(tapped) ? rows.find((row) => keyOf(row) === keyOf(tapped)) : undefined
  if (current) setTapped(current)
  return [tapped, setTapped] as const
}

/** The details of a tapped record: `open` shows them, and the screen renders `sheet`. */
export function useDetail<T>(rows: readonly T[], keyOf: (row: T) => string, detailOf: (row: T) => Detail) {
  const [tapped, setTapped] = useTapped(rows, keyOf)
  const { Overlay: DetailSheet, open, show, close } = useLazyOverlay(loadSheet)
  return {
    open: (row: T) => {
      setTapped(row)
      show()
    },
    sheet: DetailSheet && tapped && <DetailSheet detail={detailOf(tapped)} open={open} onClose={close} />,
  }
}
