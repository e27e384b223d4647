import { tokenOf } from '#mock/scenarios/personas.ts'

/** What the app keeps of a session under names without its prefix. */
const SESSION_KEYS =
  'token userInfo appInfo messageNum baseURL pendingOrder banner realbet joker gaming sport lottery concise fishing remen all new'.split(
    ' ',
  )
const APP_PREFIX = 'yz:'
const THEME = 'yz:theme'

/** Begins the app anew in this browser: logged in as a persona, or as a visitor. The theme stays. */
export function startSession(username: string | undefined, storage: Storage = localStorage): void {
  for (const key of Object.keys(storage))
    if (SESSION_KEYS.includes(key) || (key.startsWith(APP_PREFIX) && key !== THEME)) storage.removeItem(key)
  if (username !== undefined) storage.setItem('token', tokenOf(username))
}

/** The token that this browser is logged in with; '' for a visitor, and where storage is refused. */
export function tokenHere(): string {
  try {
    return localStorage.getItem('token') ?? ''
  } catch {
    return ''
  }
}
