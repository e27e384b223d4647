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

/** For this tab alone: the panel of the console that was opened last. */
export const CONSOLE_PANEL = 'demo-console:panel'

/** For this tab alone: the console itself loads the page anew, and stands beside it again afterwards. */
export const CONSOLE_STAYS = 'demo-console:stays'

/** For this tab alone: the bug report that was opened last, without its world. */
export const CONSOLE_REPORT = 'demo-console:report'

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

/** The same for what counts in this tab alone. */
export function readTabKey(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text for this tab, or forgets it. */
export function writeTabKey(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
