// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { doorPaths, firstCalls, shownFirst } from '../../lib/loading/first-calls.ts'
import { App } from '../App.tsx'
import { until } from '../money-matrix/test-support/time.ts'
import { guardRoute } from '../routing/route-guard.ts'
import { prepareApp } from '../test-support/whole-app.ts'

prepareApp()
const never: Reply = () => new Promise<Response>(() => undefined)
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
  const backend = stubBackend({
    '/api/app': () => envelope({ title: '云舟', site_state: 1, redpacket_switch: 1 }),
    '*': never,
  })
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

test('an id that the screen would not send is not sent ahead', () => {
  expect(firstCalls('#/activityInfo?id=1;drop', false)).toHaveLength(1)
  expect(firstCalls('#/payInfo', true)).toHaveLength(1)
})
