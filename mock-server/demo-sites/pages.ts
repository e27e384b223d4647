/**
 * The addresses of the demo's own pages, relative to each other. In a folder each page is a file. In the one-file demo
 * each is that file with a query, and the file's first script shows the page that the query names (.ci/demo/one-file/).
 */

/** Only the builds of the demo define it (vite.config.ts, control/http/console-script.ts). In Node it does not exist. */
declare const DEMO_IN_ONE_FILE: boolean

/** A constant for the bundler, so that the demo as a folder contains no code of the other form. */
export const IN_ONE_FILE: boolean = typeof DEMO_IN_ONE_FILE !== 'undefined' && DEMO_IN_ONE_FILE

export const GAMES_PAGE = IN_ONE_FILE ? '?page=venue.html' : 'venue.html'
export const SITES_PAGE = IN_ONE_FILE ? '?page=site.html' : 'site.html'
export const CONTRACT_PAGE = IN_ONE_FILE ? '?page=contract/index.html' : 'contract/index.html'

/** How a query begins that follows the address of the games' page. */
export const AFTER_GAMES_PAGE = IN_ONE_FILE ? '&' : '?'

/**
 * The app's address on another page of the demo. It names the file, because a folder has no index when the demo is
 * opened from a disk.
 */
export const appPage = (): string =>
  IN_ONE_FILE ? location.pathname : location.protocol === 'file:' ? './index.html' : './'

export const isGamesPage = (): boolean =>
  IN_ONE_FILE ? /[?&]page=venue\.html/.test(location.search) : location.pathname.endsWith('/venue.html')
