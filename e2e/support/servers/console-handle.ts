/**
 * Runs in every page: hides the handle of the demo's console for this tab, as a person may. Only the demo has it, and
 * it would cover what a test taps or measures. console.spec.ts tests it.
 */
export function hideConsoleHandle(): void {
  try {
    // A demo in a folder or in one file prefixes its keys (src/demo/own-storage.ts). This code runs before that.
    for (const place of ['', `${location.pathname.replace(/[^/]*$/, '')}|`, `${location.pathname}|`])
      sessionStorage.setItem(`${place}demo-console:handle-hidden`, '1')
  } catch {
    // A blank page or a sandboxed frame has neither storage nor a handle.
  }
}

/** Runs in every page after `hideConsoleHandle`: shows the handle again. */
export function showConsoleHandle(): void {
  try {
    for (const place of ['', `${location.pathname.replace(/[^/]*$/, '')}|`, `${location.pathname}|`])
      sessionStorage.removeItem(`${place}demo-console:handle-hidden`)
  } catch {
    // As above. Firefox reports the storage of a frame’s first, blank page as insecure.
  }
}
