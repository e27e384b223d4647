/**
 * The addresses of the demo's own pages, relative to any of them. In its folder each is a file beside the others; in one file
 * each is that file with a query, and the file's first script shows the page that it asks for (.ci/demo/one-file/).
 */

/** Set by the builds of the demo alone (vite.config.ts, control/console-script.ts); Node knows no such name. */
declare const DEMO_IN_ONE_FILE: boolean

/** A constant to the bundler: the demo as a folder has no byte of the other form. */
export const IN_ONE_FILE: boolean = typeof DEMO_IN_ONE_FILE !== 'undefined' && DEMO_IN_ONE_FILE

export const GAMES_PAGE = IN_ONE_FILE ? '?page=venue.html' : 'venue.html'
export const SITES_PAGE = IN_ONE_FILE ? '?page=site.html' : 'site.html'
export const CONTRACT_PAGE = IN_ONE_FILE ? '?page=contract/index.html' : 'contract/index.html'

/** What a query that follows the address of the games' page begins with. */
export const AFTER_GAMES_PAGE = IN_ONE_FILE ? '&' : '?'

/** The app, seen from another page of the demo. A folder has no index when the demo is opened from a disk. */
export const appPage = (): string =>
  IN_ONE_FILE ? location.pathname : location.protocol === 'file:' ? './index.html' : './'

export const isGamesPage = (): boolean =>
  IN_ONE_FILE ? /[?&]page=venue\.html/.test(location.search) : location.pathname.endsWith('/venue.html')
