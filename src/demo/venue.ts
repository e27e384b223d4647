import '#house/games/client/venue.css'
import { startHouse } from '#house/browser.ts'
import { startVenue } from '#house/games/client/start.ts'

// The page of the demo games beside the app: another document on the same world, as a venue's page is another site.
await startHouse()
await startVenue({ home: './index.html' })
