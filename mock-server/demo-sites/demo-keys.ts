import { IN_ONE_FILE } from './pages.ts'

/**
 * The names under which the demo itself keeps something in the browser, beside the app's own keys. Each ends with the
 * place of the demo, its folder or its one file, so that two demos on one origin never read each other's.
 */
const keyOf = (name: string): string => `${name}:${place()}`

/** What tells this demo from another one of the same origin. */
export const place = (): string =>
  IN_ONE_FILE ? globalThis.location.pathname : globalThis.location.pathname.replace(/[^/]*$/, '')

/** The database and the lock of this demo's world. A demo at the root of its origin keeps the plain name that worlds in people's browsers have. */
export const worldName = (mark: string): string => (place().length > 1 ? `${mark}:${place()}` : mark)

/** How far the tour is (console/tour/progress.ts). */
export const tourKey = (): string => keyOf('demo-tour')

/** Set once the tour has been offered. */
export const tourOfferedKey = (): string => keyOf('demo-tour-offered')

/** The brand that somebody gave this demo in its console, as JSON. */
export const brandKey = (): string => keyOf('demo-brand')

/** The text of a key; undefined where there is none, or where the browser refuses storage. */
export function readDemoKey(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text, or forgets the key. Where the browser refuses storage, nothing outlives the page. */
export function writeDemoKey(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
