import type { QueryClient } from '@tanstack/react-query'
import { isSignedIn } from '../api/core/session-store.ts'
import { gamesQuery } from '../api/queries/games.ts'
import { homeNoticesQuery } from '../api/queries/home-notices.ts'
import { appQuery, bannersQuery } from '../api/queries/site.ts'
import { earlyAnswersIn } from '../lib/early-answers.ts'
import { isHome } from '../lib/first-calls.ts'
import { storage } from '../lib/storage.ts'

/** A task of its own: what is read and drawn in one go would hold the page's first tap. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A first visit has the page's shell to look at meanwhile. Skeletons that stand for less would cost more than they show. */
const FIRST_VISIT_WAIT_MS = 300

/**
 * Reads the answers that the page has asked for (boot/boot.ts), one a task, so that the first render draws them and no
 * skeleton. Later visits wait for none that is still on the way: they have what was stored last time to show. A member's
 * are left to the screen: the end of a session must find somebody to tell.
 */
export async function prefetchHome(client: QueryClient): Promise<void> {
  if (isSignedIn() || !isHome(location.hash)) return
  const isFirstVisit = storage.get('appInfo') === undefined
  if (!(await earlyAnswersIn(isFirstVisit ? FIRST_VISIT_WAIT_MS : 0))) return
  // Nothing of last time: to read it would cost as much as the answer itself. A bad answer is left to the screen, which
  // asks again and says so: the first render waits for no second try.
  const anew = { initialData: undefined, retry: false }
  const steps = [
    () => client.prefetchQuery({ ...appQuery(), ...anew }),
    () => client.prefetchQuery({ ...bannersQuery(), ...anew }),
    () => client.prefetchQuery({ ...homeNoticesQuery(), retry: false }),
    () => client.prefetchQuery({ ...gamesQuery(), ...anew }),
  ]
  for (const step of steps) {
    await nextTask()
    await step()
  }
  await nextTask()
}
