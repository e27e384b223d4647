// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keys } from '../api/core/keys.ts'
import { createQueryClient } from '../api/core/query-client.ts'
import { envelope, stubBackend } from '../api/test-support/backend.ts'
import { askEarly, moment } from '../lib/loading/early-answers.ts'
import { firstCalls } from '../lib/loading/first-calls.ts'
import { prefetchHome } from './prefetch-home.ts'

afterEach(() => {
  delete window.yzEarly
  window.location.hash = ''
})

const ANSWERS: Record<string, unknown> = { '/api/app': { title: '云舟', site_state: 1 } }

/** Every early call of home is answered before the app runs; the call named here gets a bad answer. */
async function answeredEarly(bad?: string): Promise<void> {
  window.location.hash = '#/'
  for (const call of firstCalls('#/', false)) {
    const path = call[1].replace(/\?.*$/, '')
    const response =
      path === bad ? new Response('Bad Gateway', { status: 502 }) : envelope(ANSWERS[path] ?? [])
    const text = await response.clone().text()
    askEarly(call.join(' '), null, Promise.resolve({ response, text, receivedAt: moment() }))
  }
}

test('an early answer is in the cache before the first render, without another request', async () => {
  const backend = stubBackend({})
  const client = createQueryClient({ notify: () => undefined })
  await answeredEarly()
  await prefetchHome(client)
  expect(client.getQueryData(keys.app)).toMatchObject({ title: '云舟' })
  expect(backend.sent).toEqual([])
})

test.each([
  '/api/app',
  '/api/bannerList',
  '/api/homenotice',
  '/api/game/list',
])('a bad early answer of %s delays nothing: the screen asks again', async (bad) => {
  const backend = stubBackend({})
  const client = createQueryClient({ notify: () => undefined })
  await answeredEarly(bad)
  await prefetchHome(client)
  expect(backend.sent).toEqual([])
})
