import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { overlayRoot } from '../../overlays/overlays.ts'

/** Mounts overlays inside the app's frame, never over the whole window. */
export function InFrame({ children }: { children: ReactNode }) {
  return createPortal(children, overlayRoot())
}
