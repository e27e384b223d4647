// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { PageMock } from '#mock/browser.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { isSignedIn, signOut } from '../api/core/session-store.ts'
import { beginAs } from './begin-as.ts'
import { beginTour } from './tour.ts'

// It would load the console's script.
vi.mock(import('./tour.ts'), () => ({ beginTour: vi.fn() }))
afterEach(signOut)

/** What is left of an address after the demo has begun with it. */
async function after(query: string): Promise<string> {
  history.replaceState(null, '', `/${query}#/vip`)
  await beginAs({ read: async () => ({ members: [{ username: DEMO.username }] }) } as unknown as PageMock)
  return location.search + location.hash
}

test.each([
  ['?scenario=demo&faults=[]', '?scenario=demo#/vip'],
  ['?scenario=demo&theme=dark&faults=[]', '?scenario=demo#/vip'],
  ['?scenario=demo&as=&theme=light', '?scenario=demo#/vip'],
  ['?scenario=demo&as=&tour=guide', '?scenario=demo#/vip'],
  ['?scenario=demo', '?scenario=demo#/vip'],
])('of %s a reload finds %s', async (query, left) => {
  expect(await after(query)).toBe(left)
})

test('a link says who is logged in; one that does not leaves the session as it is', async () => {
  await after(`?as=${DEMO.username}`)
  expect(isSignedIn()).toBe(true)
  await after('?faults=[]')
  expect(isSignedIn()).toBe(true)
  await after('?as=')
  expect(isSignedIn()).toBe(false)
})

test('an address that says nothing that counts once is not rewritten', async () => {
  const rewritten = vi.spyOn(history, 'replaceState')
  await after('?scenario=demo')
  expect(rewritten).toHaveBeenCalledTimes(1)
})

test('a link begins the tour that it names, after the session', async () => {
  await after('?as=&tour=play')
  expect(beginTour).toHaveBeenLastCalledWith('play')
})
