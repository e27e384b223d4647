let users = 0

function write(): void {
  const view = window.visualViewport
  if (!view) return
  // Zoomed pages also have a smaller visual viewport; that is not a keyboard.
  const covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
  document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`)
}

/** Keeps `--keyboard` at the height of the on-screen keyboard while any caller needs it. Returns a stop function. */
export function trackKeyboard(): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  users += 1
  if (users === 1) {
    view.addEventListener('resize', write)
    view.addEventListener('scroll', write)
  }
  write()
  return () => {
    users -= 1
    if (users > 0) return
    view.removeEventListener('resize', write)
    view.removeEventListener('scroll', write)
    document.documentElement.style.removeProperty('--keyboard')
  }
}
