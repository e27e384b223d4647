import type { PageMock } from '#mock/browser.ts'
import { handOverKey, readDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { signInAs } from './begin-as.ts'
import { loadConsole } from './console-script.ts'
import { leaveTour } from './tour.ts'

/**
 * Sets up a demo that was made for a client, by its file or by a link (`for`), at its first start in this browser.
 * Returns what shows its first page. Any other demo loads nothing for it.
 */
export async function takeHandOver(mock: PageMock): Promise<(() => void) | undefined> {
  const query = new URLSearchParams(location.search)
  const link = query.get('for')
  // A link to a state shows that state, also in a file for a client.
  const text = link ?? (query.has('scenario') ? undefined : window.__demoFile?.part('hand-over.json'))
  if (text === undefined || text === readDemoKey(handOverKey())) return undefined
  await loadConsole().catch(() => undefined)
  const opened = await window.__demoHandOver?.(text, link !== null)
  if (opened?.username !== undefined) {
    leaveTour()
    await signInAs(mock, opened.username)
  }
  if (opened?.route !== undefined)
    history.replaceState(history.state, '', `${location.pathname}#${opened.route}`)
  return opened?.show
}
