// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { PageMock } from '#mock/browser.ts'
import { readDemoKey, tourKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { isSignedIn, signOut } from '../api/core/client/session-store.ts'
import { beginAs } from './begin-as.ts'
import { beginTour, tourPlace } from './tour.ts'

// It would load the console's script.
vi.mock(import('./tour.ts'), async (original) => ({ ...(await original()), beginTour: vi.fn() }))
afterEach(() => {
  signOut()
  writeDemoKey(tourKey(), undefined)
})

/** The address after the demo has started with it. */
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
])('of %s a reload finds %s', async (query, remaining) => {
  expect(await after(query)).toBe(remaining)
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

test('a link that shows a state leaves a tour that is under way; a reload does not', async () => {
  const underWay = { mode: 'guide', step: 2, isLeft: false, before: { welcomeModal: true, autoReviewMs: 1 } }
  writeDemoKey(tourKey(), JSON.stringify(underWay))
  await after('?scenario=demo')
  expect(tourPlace()).toEqual({ step: 2, isLeft: false })
  await after(`?scenario=demo&as=${DEMO.username}`)
  expect(tourPlace()).toEqual({ step: 2, isLeft: true })
  expect(JSON.parse(readDemoKey(tourKey()) ?? '')).toEqual({ ...underWay, isLeft: true, before: null })
})

test('a link that begins a tour does not leave it', async () => {
  writeDemoKey(tourKey(), JSON.stringify({ mode: 'guide', step: 2, isLeft: false }))
  await after('?scenario=demo&as=&tour=guide')
  expect(tourPlace()?.isLeft).toBe(false)
})
