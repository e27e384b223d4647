/** The links of files that did not load: sheets, and scripts that were fetched ahead. */
const lost = new Set<HTMLLinkElement>()
/** Those that are being requested again. */
const running = new Map<HTMLLinkElement, Promise<void>>()
/** Those that a part lost when it last failed. */
const lostBy = new WeakMap<object, readonly HTMLLinkElement[]>()

const isFile = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && ['stylesheet', 'modulepreload'].includes(target.rel)

/**
 * Notes links that fail. Vite's own event (`vite:preloadError`) does not say which file is missing, and its loader takes
 * a lost sheet for loaded from then on.
 */
export const noteLostFiles = () =>
  addEventListener('error', ({ target }) => isFile(target) && lost.add(target), true)

async function request(link: HTMLLinkElement): Promise<void> {
  // WebKit answers an import from a preload that failed, even after a reload (its bug 270357), until a fetch replaces it.
  if (link.rel !== 'stylesheet') {
    await fetch(link.href).then(
      () => lost.delete(link),
      () => undefined,
    )
    return
  }
  await new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = resolve
    fresh.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`))
    lost.delete(link)
    link.replaceWith(fresh)
  })
}

/** Requests a lost file again, once at a time. Rejects if a sheet fails again: its new link is then among the lost ones. */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const answer = running.get(link) ?? request(link).finally(() => running.delete(link))
  running.set(link, answer)
  return answer
}

/** What other parts have lost is requested, too, as it may be shared; but it holds nothing up if it stays missing. */
async function attempt<T>(load: () => Promise<T>): Promise<T> {
  const own = lostBy.get(load) ?? []
  await Promise.allSettled([...lost].filter((link) => !own.includes(link)).map(fetchAgain))
  const before = new Set(lost)
  try {
    await Promise.all(own.map(fetchAgain))
    const part = await load()
    lostBy.delete(load)
    return part
  } catch (error) {
    lostBy.set(
      load,
      [...lost].filter((link) => !before.has(link)),
    )
    throw error
  }
}

/** Loads a part, after a failure once more, and never without a sheet that it has lost. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => attempt(load).catch(() => attempt(load))
