/**
 * The one place where overlays are mounted: a box as wide as the app's frame, so that dialogs, sheets and toasts stay
 * inside it on a desktop too. It is part of index.html; in tests it is created.
 */
export function overlayRoot(): HTMLElement {
  const found = document.getElementById('overlays')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'overlays'
  document.body.append(made)
  return made
}
