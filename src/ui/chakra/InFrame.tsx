import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { overlayRoot } from '../overlays.ts'

/** Mounts what floats inside the app's frame, never over the whole window. */
export function InFrame({ children }: { children: ReactNode }) {
  return createPortal(children, overlayRoot())
}
