import { CONSOLE_STAYS, writeTabKey } from '#mock/demo-sites/demo-keys.ts'

/** As in console.css: from here on the console stands beside the phone, and does not cover it. */
export const WIDE = '(min-width: 1010px)'

/** Loads the demo's page anew. On a wide screen the console comes back beside it; a narrow one shows the app. */
export function reloadPage(): void {
  if (matchMedia(WIDE).matches) writeTabKey(CONSOLE_STAYS, '1')
  location.reload()
}
