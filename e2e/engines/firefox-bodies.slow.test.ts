import { expect, it, vi } from 'vitest'
import { withBodies } from './firefox-bodies.ts'

const eventOf = (id: string, bodySize: number) => ({ request: { request: id, bodySize } })

it('the first event of a request has its body, and the later ones of that request wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<{ bytes: { type: 'string'; value: string } }>()
  const withBody = withBodies({ send: () => promise })
  const seen: string[] = []
  const sent = withBody(({ request, body }) => seen.push(`${request.request} sent ${body}`), true)
  const ended = withBody(({ request }) => seen.push(`${request.request} ended`))
  sent(eventOf('post', 3))
  ended(eventOf('post', 3))
  sent(eventOf('get', 0))
  ended(eventOf('get', 0))
  expect(seen).toEqual(['get sent undefined', 'get ended'])
  resolve({ bytes: { type: 'string', value: '{}' } })
  await vi.waitFor(() => expect(seen.slice(2)).toEqual(['post sent {}', 'post ended']))
})

it('a request whose body Firefox no longer has is told without it', async () => {
  const withBody = withBodies({ send: () => Promise.reject(new Error('no such network data')) })
  const told = vi.fn()
  withBody(told, true)(eventOf('post', 3))
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(eventOf('post', 3)))
})
