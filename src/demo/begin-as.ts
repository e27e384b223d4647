import type { PageMock } from '#mock/browser.ts'
import { tokenOf } from '#mock/scenarios/personas.ts'
import { signIn, signOut } from '../api/core/client/session-store.ts'
import { setTheme } from '../ui/theme.ts'
import { beginTour, leaveTour } from './tour.ts'

/** They count once and leave the address, so that a reload changes nothing. */
const ONCE = ['as', 'theme', 'faults', 'tour', 'for']

/**
 * Reads a link to a state of the demo: who is logged in (`as`, empty for nobody), the theme, the network faults, and
 * whether the guided tour begins (`tour`). mock-server/scenarios/demo/opening.ts has the other parts of such a link.
 */
export async function beginAs(mock: PageMock): Promise<void> {
  const address = new URL(location.href)
  const as = address.searchParams.get('as')
  const theme = address.searchParams.get('theme')
  const tour = address.searchParams.get('tour')
  if (!ONCE.some((name) => address.searchParams.has(name))) return
  for (const name of ONCE) address.searchParams.delete(name)
  history.replaceState(history.state, '', address.href)
  if (theme === 'dark' || theme === 'light') setTheme(theme)
  if (as !== null) await signInAs(mock, as)
  // The card of a tour that is under way would lie over the state that the link shows.
  if (tour === null) leaveTour()
  await beginTour(tour)
}

/** Logs in as a member of this world; anybody else is a visitor. */
export async function signInAs(mock: PageMock, as: string): Promise<void> {
  signOut()
  const { members } = await mock.read()
  // A scenario without this member is shown to a visitor.
  if (members.some(({ username }) => username === as)) signIn(tokenOf(as))
}
