import '#mock/demo-sites/games/client/venue.css'
import { startMockInPage } from '#mock/browser.ts'
import { startVenue } from '#mock/demo-sites/games/client/start.ts'

// The page of the demo games: a document of its own on the same world, as a real venue is a site of its own.
await startMockInPage()
// A folder has no index when the demo is opened from a disk.
await startVenue({ home: location.protocol === 'file:' ? './index.html' : './' })
