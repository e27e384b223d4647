/** The links of files that did not load: sheets, and scripts that were fetched ahead. */
const lost = new Set<HTMLLinkElement>()

/**
 * Notes links that fail. Vite's own event (`vite:preloadError`) does not say which file is missing, and its loader takes
 * a lost sheet for loaded from then on.
 */
export const noteLostFiles = () =>
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && lost.add(target), true)

/** Requests a lost file again. Rejects if a sheet fails again: its link is then among the lost ones. */
async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link)
  // WebKit answers an import from a preload that failed, even after a reload (its bug 270357), until a fetch replaces it.
  if (link.rel !== 'stylesheet') {
    await fetch(link.href).catch(() => lost.add(link))
    return
  }
  await new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = resolve
    fresh.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`))
    link.replaceWith(fresh)
  })
}

const attempt = <T>(load: () => Promise<T>): Promise<T> => Promise.all([...lost].map(fetchAgain)).then(load)

/** Loads a part, after a failure once more, and never without a sheet that was lost before. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => attempt(load).catch(() => attempt(load))
