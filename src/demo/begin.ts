import type { PageMock } from '#mock/browser.ts'
import { beginAs } from './begin-as.ts'
import { applyBrand } from './brand.ts'
import { listenForConsole } from './console-handle.ts'
import { followWorld } from './follow-world.ts'
import { takeHandOver } from './hand-over.ts'
import { startKiosk } from './kiosk.ts'
import { showMark } from './mark.ts'
import { tellWhenNotKept } from './not-kept.ts'
import { startOffline } from './offline.ts'

/**
 * Prepares the demo before the app starts: its mark, its brand, what it cannot do here, and what the address requests.
 * `renew` reads again what the app shows.
 */
export async function begin(mock: PageMock, renew: () => void): Promise<void> {
  listenForConsole()
  showMark()
  startOffline()
  startKiosk()
  tellWhenNotKept(mock)
  followWorld(mock, renew)
  const showFirstPage = await takeHandOver(mock)
  await applyBrand(mock)
  await beginAs(mock)
  showFirstPage?.()
}
