import { CONSOLE_STAYS, writeTabKey } from '../../demo-sites/demo-keys.ts'
import { appPage, isGamesPage } from '../../demo-sites/pages.ts'

/** The same width as in console.css: from this width on, the console is beside the phone and does not cover it. */
export const WIDE = '(min-width: 1010px)'

/** An open console opens again after a reload on a wide screen; a narrow one shows the app. */
function comeBackIfWide(): void {
  const isOpen = document.querySelector('[data-demo-console]') !== null
  if (isOpen && matchMedia(WIDE).matches) writeTabKey(CONSOLE_STAYS, '1')
}

/** Reloads the demo's page. */
export function reloadPage(): void {
  comeBackIfWide()
  location.reload()
}

/** Loads the app anew on a route, without the query, which would name the scenario that the demo was opened with. */
export function loadApp(route: string): void {
  // A tour may have opened the console on the games' page, which is another document.
  if (isGamesPage()) {
    comeBackIfWide()
    location.assign(`${appPage()}#${route}`)
    return
  }
  history.replaceState(null, '', `${location.pathname}#${route}`)
  reloadPage()
}
