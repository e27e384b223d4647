import '#mock/games/client/venue.css'
import { startMockInPage } from '#mock/browser.ts'
import { appPage } from '#mock/demo-sites/pages.ts'
import { startVenue } from '#mock/games/client/start.ts'
import { applyBrand } from './brand.ts'
import { startKiosk } from './kiosk.ts'
import { showMark } from './mark.ts'
import { tellWhenNotKept } from './not-kept.ts'
import { continueTour } from './tour.ts'

/** No other world has the ticket or the order that this page was opened for, so it waits for the stored one. */
const STORED_WORLD_MAX_MS = 30_000

// The page of the demo games: a document of its own on the same world, as a real venue is a site of its own.
// Not awaited here: the one-file demo reads it as a plain script, which cannot await outside a function.
void startMockInPage({ openMaxMs: STORED_WORLD_MAX_MS }).then(async (mock) => {
  showMark()
  startKiosk()
  tellWhenNotKept(mock)
  await applyBrand(mock)
  // A tour that led here continues.
  continueTour()
  return startVenue({ home: appPage() })
})
