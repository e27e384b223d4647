import './toast.css'
import { overlayRoot } from './overlays.ts'

export type ToastKind = 'info' | 'success' | 'error'

export const TOAST_MS = 2_000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The live region stays in the page from the first toast on: screen readers announce new content, not a new region.
 * While a browser dialog is open the region moves into it: what is outside is neither seen nor read.
 */
function region(): HTMLElement {
  const place = document.querySelector('dialog[open]') ?? overlayRoot()
  const box = document.getElementById('toast') ?? makeRegion()
  if (box.parentElement !== place) place.append(box)
  return box
}

function makeRegion(): HTMLElement {
  const box = document.createElement('div')
  box.id = 'toast'
  box.setAttribute('role', 'status')
  box.setAttribute('aria-live', 'polite')
  return box
}

/** Shows one line of plain text for 2 s in the middle of the app; a newer one replaces it. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  if (text.trim() === '') return
  const box = region()
  const bubble = document.createElement('div')
  bubble.className = `toast ${kind}`
  bubble.textContent = text.length > 200 ? `${text.slice(0, 200)}…` : text
  box.replaceChildren(bubble)
  clearTimeout(timer)
  timer = setTimeout(() => dismissToast(), TOAST_MS)
}

/** Removes the toast at once; with a text only if that is what it says. */
export function dismissToast(text?: string): void {
  const box = document.getElementById('toast')
  if (text !== undefined && box?.textContent !== text) return
  clearTimeout(timer)
  box?.replaceChildren()
}
