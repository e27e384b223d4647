/**
 * The one place where everything that floats is mounted: a box as wide as the app's frame, so that
 * dialogs, sheets and toasts stay inside it on a desktop too. It stands in index.html; tests get one made.
 */
export function overlayRoot(): HTMLElement {
  const found = document.getElementById('overlays')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'overlays'
  document.body.append(made)
  return made
}
