import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServer, startMockServer } from '../node.ts'
import { venueUrlFor } from './venue-page.ts'

let mock: MockServer

beforeAll(async () => {
  mock = await startMockServer({ scenario: 'member-with-money', seed: 1 })
})
afterAll(() => mock.close())

const get = (path: string) => fetch(mock.url + path)
const post = async (path: string, body: unknown) => {
  const response = await fetch(mock.url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer token-demo888', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

test('serves every module of the page as JavaScript that imports only its own folder', async () => {
  const waiting = ['/venue/main.ts']
  const seen = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    seen.add(path)
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const code = await response.text()
    for (const [, name = ''] of code.matchAll(/\bfrom '([^']+)'/g)) {
      expect(name, path).toMatch(/^(?:\.|\.\.|\/venue\/contracts)\/[\w/-]+\.ts$/)
      const next = new URL(name, `http://mock${path}`).pathname
      if (!seen.has(next)) waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('the page forbids inline code, and tests and files outside its folder are not served', async () => {
  const page = await get('/venue/?ticket=x')
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'/)
  expect(await page.text()).not.toMatch(/<script(?![^>]*src)|style=/)
  expect((await get('/venue/venue.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const path of ['/venue/page.test.ts', '/venue/..%2fslot.ts', '/venue/slot.ts', '/venue/x']) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test('a launch leads to the page, and its ticket bets with the venue wallet', async () => {
  const launch = { plat_name: 'yzdz', game_type: 'concise', game_code: 'yzdz-001', is_mobile_url: 1 }
  const { data } = await post('/api/getGameUrl', launch)
  const url = new URL(data.url)
  expect(url.origin + url.pathname).toBe(`${mock.url}/venue/`)
  expect((await fetch(url)).status).toBe(200)
  const bet = { ticket: url.searchParams.get('ticket'), key: 'first-tap', stake: 1_000, pick: {} }
  expect(await post('/_game/bet', bet)).toMatchObject({ code: 200, data: { balance: 19_000 } })
  for (const stake of [10.5, -1, Number.MAX_SAFE_INTEGER, '10']) {
    expect(await post('/_game/bet', { ...bet, stake })).toMatchObject({ code: 422, data: null })
  }
  expect(await post('/_game/state', { ticket: 'x' })).toMatchObject({ code: 401, data: null })
})

test('the page is on the requested origin if that is a loopback host, and else on the fallback', () => {
  expect(venueUrlFor({ host: 'localhost:8787' }, 'http://127.0.0.1:1')).toBe('http://localhost:8787/venue/')
  expect(venueUrlFor({ host: 'evil.example' }, 'http://127.0.0.1:1')).toBe('http://127.0.0.1:1/venue/')
  expect(venueUrlFor({}, 'http://127.0.0.1:1')).toBe('http://127.0.0.1:1/venue/')
})
