// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keys } from '../api/core/keys.ts'
import { createQueryClient } from '../api/core/query-client.ts'
import { envelope, held, stubBackend } from '../api/test-support/backend.ts'
import { askEarly, moment } from '../lib/loading/early-answers.ts'
import { firstCalls } from '../lib/loading/first-calls.ts'
import { prefetchHome } from './prefetch-home.ts'

afterEach(() => {
  delete window.yzEarly
  window.location.hash = ''
  vi.useRealTimers()
})

const SITE = { title: '云舟', site_state: 1 }
const ANSWERS: Record<string, unknown> = { '/api/app': SITE }

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

test('red packets wait for the settings of the site, which say whether they have a screen', async () => {
  const site = held()
  const backend = stubBackend({ '/api/app': site.reply })
  const client = createQueryClient({ notify: () => undefined })
  window.location.hash = '#/hongbao'
  const ready = prefetchHome(client)
  site.answer(envelope({ ...SITE, redpacket_switch: 1 }))
  await ready
  expect(client.getQueryData(keys.app)).toMatchObject({ hasRedPacket: true })
  expect(backend.sent).toHaveLength(1)
})

test('settings that do not come hold up red packets for 300 ms alone', async () => {
  vi.useFakeTimers()
  stubBackend({ '/api/app': held().reply })
  const client = createQueryClient({ notify: () => undefined })
  window.location.hash = '#/hongbao'
  const isReady = vi.fn()
  void prefetchHome(client).then(isReady)
  await vi.advanceTimersByTimeAsync(299)
  expect(isReady).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isReady).toHaveBeenCalledOnce()
})

test('other screens wait for nothing', async () => {
  const backend = stubBackend({})
  window.location.hash = '#/vip'
  await prefetchHome(createQueryClient({ notify: () => undefined }))
  expect(backend.sent).toEqual([])
})
