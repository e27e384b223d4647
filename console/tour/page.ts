import { appPage, isGamesPage } from '#mock/demo-sites/pages.ts'
import { DESK, GAME, type Step } from './steps.ts'

/** The page that somebody looks at: the console where it covers the app or is asked for, the game, or a path of the app. */
export function pageNow(isDeskOpen: boolean): string {
  if (isDeskOpen) return DESK
  if (isGamesPage()) return GAME
  return location.hash.replace(/^#/, '').replace(/\?.*/, '') || '/'
}

/** Goes to where a step begins, by the address: from a game that is the app's own page. */
export function goTo(step: Step, openDesk: () => void, closeDesk: () => void): void {
  const path = step.path ?? step.pages[0]
  if (path === DESK) return openDesk()
  closeDesk()
  if (pageNow(false) !== GAME) location.hash = path
  else location.href = `${appPage()}#${path}`
}

export const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    // Where storage is refused, the session lives in the app alone: whoever has left the login has logged in.
    return pageNow(false) !== '/login'
  }
}
