import { IN_ONE_FILE } from './pages.ts'

/**
 * The keys of the demo's own entries in the browser's storage, beside the app's keys. Each ends with the path of the
 * demo, its folder or its one file, so that two demos on one origin do not read each other's entries.
 */
const keyOf = (name: string): string => `${name}:${place()}`

/** The path that separates this demo from another one on the same origin. */
export const place = (): string =>
  IN_ONE_FILE ? globalThis.location.pathname : globalThis.location.pathname.replace(/[^/]*$/, '')

/**
 * The name of the database and of the lock of this demo's world. A demo at the root of its origin keeps the plain name,
 * because worlds in people's browsers have it.
 */
export const worldName = (mark: string): string => (place().length > 1 ? `${mark}:${place()}` : mark)

/** The progress of the tour (mock-server/console/tour/progress.ts). */
export const tourKey = (): string => keyOf('demo-tour')

/** Set once the tour has been offered. */
export const tourOfferedKey = (): string => keyOf('demo-tour-offered')

/** The quiet minutes after which a demo at a stand begins anew; absent: never. */
export const kioskKey = (): string => keyOf('demo-kiosk')

/** A presenter's own list of states, as JSON (mock-server/console/playlist/playlist.ts). */
export const playlistKey = (): string => keyOf('demo-playlist')

/** What this demo was made for a client with, as JSON (mock-server/console/hand-over/hand-over.ts). */
export const handOverKey = (): string => keyOf('demo-hand-over')

/** The scenarios that somebody marked, as JSON (mock-server/console/scenario/favourites.ts). */
export const favouritesKey = (): string => keyOf('demo-favourites')

/** The brand that somebody gave this demo in its console, as JSON. */
export const brandKey = (): string => keyOf('demo-brand')

/** Kept for this tab only: the panel of the console that was opened last. */
export const CONSOLE_PANEL = 'demo-console:panel'

/** Kept for this tab only: the console itself reloads the page, and opens beside it again afterwards. */
export const CONSOLE_STAYS = 'demo-console:stays'

/** Kept for this tab only: until when the console holds the auto-review, by the machine's clock. A reload goes on holding. */
export const CONSOLE_HOLDS = 'demo-console:holds'

/** Kept for this tab only: the bug report that was opened last, without its world. */
export const CONSOLE_REPORT = 'demo-console:report'

/** Kept for this tab only: what was shown in this presentation, as JSON (mock-server/console/leave-behind/seen.ts). */
export const SEEN = 'demo-console:seen'

/** The text of a key; undefined if there is none, or if the browser refuses storage. */
export function readDemoKey(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes the key. If the browser refuses storage, nothing outlives the page. */
export function writeDemoKey(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The browser refuses storage.
  }
}

/** The text of a key that is kept for this tab only. */
export function readTabKey(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text for this tab only, or removes the key. */
export function writeTabKey(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The browser refuses storage.
  }
}
