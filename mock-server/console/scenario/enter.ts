import { tokenOf } from '../../scenarios/personas.ts'

/** The names without the app's prefix under which the app stores parts of a session. */
const SESSION_KEYS =
  'token userInfo appInfo messageNum baseURL pendingOrder banner realbet joker gaming sport lottery concise fishing remen all new'.split(
    ' ',
  )
const APP_PREFIX = 'yz:'
const THEME = 'yz:theme'

/** Starts the app anew in this browser, logged in as a persona or as a visitor. The theme stays. */
export function startSession(username: string | undefined, storage: Storage = localStorage): void {
  // This uses the methods of the storage, because the storage of a demo in a folder has no keys of its own
  // (src/demo/own-storage.ts).
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys)
    if (SESSION_KEYS.includes(key) || (key.startsWith(APP_PREFIX) && key !== THEME)) storage.removeItem(key)
  if (username !== undefined) storage.setItem('token', tokenOf(username))
}

/** The token that this browser is logged in with; '' for a visitor, and if the browser refuses storage. */
export function tokenHere(): string {
  try {
    return localStorage.getItem('token') ?? ''
  } catch {
    return ''
  }
}

/** The tab of the app beside the console's own page. */
const APP_TAB = 'mock-app'

/**
 * Opens the app on a route in a tab of its own, the same each time. The query differs each time, so that the page loads
 * anew. Returns the message; a browser may refuse to open a tab.
 */
export function openApp(route: string, open: typeof window.open = window.open.bind(window)): string {
  const opened = open(`${location.origin}/?begun=${Date.now()}#${route}`, APP_TAB)
  return opened
    ? '场景已就绪，应用在另一个标签页'
    : `场景已就绪：请在应用的标签页打开 ${location.origin}/#${route} 并刷新`
}
