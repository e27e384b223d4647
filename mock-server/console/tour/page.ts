import { appPage, isGamesPage } from '../../demo-sites/pages.ts'
import { DESK, GAME, type Step } from './step.ts'

/** The visible page: the console if it covers the app or the step needs it, the game, or a path of the app. */
export function pageNow(isDeskOpen: boolean): string {
  if (isDeskOpen) return DESK
  if (isGamesPage()) return GAME
  return location.hash.replace(/^#/, '').replace(/\?.*/, '') || '/'
}

/** Goes to the page where a step begins. From a game that is the app's own page. */
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
    // If the browser refuses storage, only the app knows the session: whoever has left the login page is logged in.
    return pageNow(false) !== '/login'
  }
}
