import './toast.css'
import { overlayRoot } from '../overlays/overlays.ts'
import { placeToast } from './toast-place.ts'

export type ToastKind = 'info' | 'success' | 'error'

export const TOAST_MS = 2_000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A live region stays in the page from its first text on, because screen readers announce new content, not a new
 * region. While a browser dialog is open, the region moves into it, since everything outside is hidden.
 */
export function liveRegion(id: string): HTMLElement {
  const place = document.querySelector('dialog[open]') ?? overlayRoot()
  const box = document.getElementById(id) ?? document.createElement('div')
  box.id = id
  box.setAttribute('aria-live', 'polite')
  if (box.parentElement !== place) place.append(box)
  return box
}

/** After a toast the focus may move to the field that the toast names. */
const placeAgain = (): void => {
  const bubble = document.querySelector<HTMLElement>('#toast > .toast')
  if (bubble) placeToast(bubble)
}

/** Shows one line of plain text for 2 s, where it does not cover the field that it names. A newer toast replaces it. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  if (text.trim() === '') return
  const box = liveRegion('toast')
  box.setAttribute('role', 'status')
  const bubble = document.createElement('div')
  bubble.className = `toast ${kind}`
  bubble.textContent = text.length > 200 ? `${text.slice(0, 200)}…` : text
  box.replaceChildren(bubble)
  placeToast(bubble)
  requestAnimationFrame(placeAgain)
  addEventListener('focusin', placeAgain)
  clearTimeout(timer)
  timer = setTimeout(() => dismissToast(), TOAST_MS)
}

/** Removes the toast at once; with `text` only if the toast shows that text. */
export function dismissToast(text?: string): void {
  const box = document.getElementById('toast')
  if (text !== undefined && box?.textContent !== text) return
  clearTimeout(timer)
  removeEventListener('focusin', placeAgain)
  box?.replaceChildren()
}
