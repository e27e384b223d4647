// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { doorPaths, firstCalls, firstLook, shownFirst } from '../../lib/loading/first-calls.ts'
import { REGISTER_PATH } from '../../lib/query-types.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { guardRoute } from '../routing/route-guard.ts'
import { prepareScreen } from '../routing/router.tsx'
import { prepareApp } from '../test-support/whole-app.ts'

prepareApp()
const SITE: Reply = () => envelope({ title: '云舟', site_state: 1, redpacket_switch: 1 })
const never: Reply = () => new Promise<Response>(() => undefined)
/** Everything that loads for the first picture has come by then. */
const SETTLED_MS = 500
const QUERIES: Readonly<Record<string, string>> = {
  '/activityInfo': '?id=7',
  '/payInfo': '?deposit_no=20260301000000000001',
}
const doors = doorPaths.flatMap((path) =>
  ['/login'].includes(path) ? [[path, false] as const] : [[path, true] as const, [path, false] as const],
)

/** Every call that a screen sends before anything is answered but the site. */
async function sentBy(hash: string, signedIn: boolean) {
  if (signedIn) signIn('token-1')
  window.location.hash = hash
  const backend = stubBackend({ '/api/app': SITE, '*': never })
  render(<App />)
  return () =>
    backend.sent.map(({ method, url, body }) => {
      const { pathname, search } = new URL(url, 'http://app.test')
      return [method, pathname + search, ...(method === 'GET' ? [] : [JSON.stringify(body)])].join(' ')
    })
}

test.each(doors)('%s (member: %s) sends what the page sends ahead for it', async (path, signedIn) => {
  const hash = `#${path}${QUERIES[path] ?? ''}`
  const ahead = firstCalls(hash, signedIn).map((call) => call.join(' '))
  const sent = await sentBy(hash, signedIn)
  await until(() => expect(sent()).toEqual(expect.arrayContaining(ahead)))
})

/** The ids that React gives count on from one test to the next. */
function withOwnIds(html: string): string {
  const ids = [...new Set(html.match(/_r_\w+?_/g))]
  return html.replaceAll(/_r_\w+?_/g, (id) => `look-${ids.indexOf(id)}`)
}

/**
 * A line for each element, so that a change of such a file can be read. A line's end shows nowhere within a tag. After a
 * wanted change: `npx vitest run --project app --update=all src/app/journeys/doors.test.tsx`.
 */
const inLines = (html: string) => html.replaceAll('><', '\n><')

test.each([...doorPaths, REGISTER_PATH])('the page shows %s as the app first draws it', async (path) => {
  const hash = `#${path}${QUERIES[path] ?? ''}`
  const look = firstLook(hash, true) ?? firstLook(hash, false)
  if (firstLook(hash, false)?.name !== look?.name) signIn('token-1')
  window.location.hash = hash
  // Every phone has it, but not happy-dom.
  vi.stubGlobal('speechSynthesis', {})
  // Red packets that may be switched off have no screen.
  stubBackend({ ...(path === '/hongbao' && { '/api/app': SITE }), '*': never })
  await prepareScreen(path)
  const { container } = render(<App />)
  await until(() => expect(container.querySelector('.boot')).toBeNull())
  await pass(SETTLED_MS)
  // The page chooses it.
  container.querySelector('.captcha-picture > img')?.removeAttribute('src')
  await expect(inLines(withOwnIds(container.innerHTML))).toMatchFileSnapshot(
    `../../boot/doors/${look?.name}.html`,
  )
  expect(container.querySelector('.topbar') !== null, 'header').toBe(look?.frame === 'whole')
  expect(container.querySelector('.tabbar') !== null, 'tabs').toBe(look?.frame !== undefined)
})

test.each([
  ['#/mine', '/login'],
  ['#/recharge?x=1', '/login'],
  // These ask over home.
  ['#/transfer', '/transfer'],
  ['#/activity', '/activity'],
  ['#/', '/'],
  ['', '/'],
  ['#constructor', 'constructor'],
])('a visitor at %j is shown %s first', (hash, path) => {
  expect(shownFirst(hash, false)).toBe(path)
  expect(shownFirst(hash, true)).toBe(hash.replace(/^#|\?.*$/g, '') || '/')
})

test('what the page takes for a screen of members is what the route guard does', () => {
  for (const pathname of doorPaths) {
    const guard = guardRoute({ pathname, search: '', signedIn: false, redPacketOpen: true })
    expect(shownFirst(`#${pathname}`, false), pathname).toBe(guard.kind === 'go' ? '/login' : pathname)
  }
})

test('a member whose link leads to the login is not shown it', () => {
  expect(firstLook('#/login?redirect=%2Fvip', true)).toBeUndefined()
  expect(firstLook('#/login?redirect=%2Fvip', false)?.name).toBe('login')
})

test('an id that the screen would not send is not sent ahead', () => {
  expect(firstCalls('#/activityInfo?id=1;drop', false)).toHaveLength(1)
  expect(firstCalls('#/payInfo', true)).toHaveLength(1)
})
