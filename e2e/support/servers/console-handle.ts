/**
 * Runs in every page: hides the handle of the demo's console for this tab, as a person may. It is of the demo alone, and
 * would lie above what a test taps or measures. Where it is tested: console.spec.ts.
 */
export function hideConsoleHandle(): void {
  try {
    // A demo in a folder, or in one file, keeps its keys apart (src/demo/own-storage.ts), and this runs before it does.
    for (const place of ['', `${location.pathname.replace(/[^/]*$/, '')}|`, `${location.pathname}|`])
      sessionStorage.setItem(`${place}demo-console:handle-hidden`, '1')
  } catch {
    // A blank page or a sandboxed frame has no storage, and no handle either.
  }
}

/** Runs in every page after `hideConsoleHandle`: shows the handle, as it stands before anybody hides it. */
export function showConsoleHandle(): void {
  try {
    for (const place of ['', `${location.pathname.replace(/[^/]*$/, '')}|`, `${location.pathname}|`])
      sessionStorage.removeItem(`${place}demo-console:handle-hidden`)
  } catch {
    // As above: Firefox calls the storage of a frame’s first, blank page insecure.
  }
}
