import type { QueryClient } from '@tanstack/react-query'
import { isSignedIn } from '../api/core/client/session-store.ts'
import { gamesQuery } from '../api/queries/games/games.ts'
import { homeNoticesQuery } from '../api/queries/home-notices.ts'
import { appQuery, bannersQuery } from '../api/queries/site.ts'
import { storage } from '../lib/device/storage.ts'
import { earlyAnswersIn } from '../lib/loading/early-answers.ts'
import { isHome } from '../lib/loading/first-calls.ts'
import { pause } from '../lib/loading/pause.ts'

/** A first visit shows the static shell meanwhile. For a shorter wait, drawing skeletons would not be worth it. */
const FIRST_VISIT_WAIT_MS = 300

/**
 * Reads the answers that the page has requested early (src/boot/boot.ts), one per task, so that the first render shows
 * data and no skeleton. Later visits do not wait for missing answers, since they show stored data. A member's answers
 * are left to the screen: if the session has ended, only the mounted app can show it.
 */
export async function prefetchHome(client: QueryClient): Promise<void> {
  // Whether red packets have a screen is a setting of the site: without it home's skeleton would come first.
  if (location.hash.startsWith('#/hongbao'))
    await Promise.race([client.prefetchQuery({ ...appQuery(), retry: false }), pause(FIRST_VISIT_WAIT_MS)])
  if (isSignedIn() || !isHome(location.hash)) return
  const isFirstVisit = storage.get('appInfo') === undefined
  if (!(await earlyAnswersIn(isFirstVisit ? FIRST_VISIT_WAIT_MS : 0))) return
  // Stored data is skipped, because reading it would cost as much as the answer. A bad answer is not retried here, so
  // that the first render need not wait. The screen retries and shows the error.
  const freshOnly = { initialData: undefined, retry: false }
  const steps = [
    () => client.prefetchQuery({ ...appQuery(), ...freshOnly }),
    () => client.prefetchQuery({ ...bannersQuery(), ...freshOnly }),
    () => client.prefetchQuery({ ...homeNoticesQuery(), retry: false }),
    () => client.prefetchQuery({ ...gamesQuery(), ...freshOnly }),
  ]
  for (const step of steps) {
    await pause()
    await step()
  }
  await pause()
}
