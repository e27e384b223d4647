import type { PageMock } from '#mock/browser.ts'
import { stayAboveDialogs } from './above-dialogs.ts'
import { beginAs } from './begin-as.ts'
import { applyBrand } from './brand.ts'
import { listenForConsole } from './console-handle.ts'
import { showMark } from './mark.ts'
import { tellWhenNotKept } from './not-kept.ts'
import { startOffline } from './offline.ts'

/**
 * Prepares the demo before the app starts: its mark, its brand, what it cannot do here, and what the address requests.
 */
export async function begin(mock: PageMock): Promise<void> {
  listenForConsole()
  stayAboveDialogs()
  showMark()
  startOffline()
  tellWhenNotKept(mock)
  await applyBrand(mock)
  await beginAs(mock)
}
