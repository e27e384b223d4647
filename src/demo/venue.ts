import '#mock/demo-sites/games/client/venue.css'
import { startMockInPage } from '#mock/browser.ts'
import { startVenue } from '#mock/demo-sites/games/client/start.ts'

// The page of the demo games beside the app: another document on the same world, as a venue's page is another site.
await startMockInPage()
// A folder has no index when the demo is opened from a disk.
await startVenue({ home: location.protocol === 'file:' ? './index.html' : './' })
