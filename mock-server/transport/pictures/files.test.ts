import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { sitePictures } from '../../data/texts/content.ts'
import { testMock } from '../../testing/test-mock.ts'
import { mockServers, postAsDemo, rawRequest } from '../../testing/test-mock-server.ts'
import { pictureFile } from './files.ts'

const start = mockServers()

type Row = Record<string, string>
const rowsOf = async (answer: Response): Promise<Row[]> => {
  const { data } = (await answer.json()) as { data: Row[] | { data: Row[] } }
  return Array.isArray(data) ? data : data.data
}

describe('pictures of the mock backend over HTTP', () => {
  test('are files on its own origin in every list that shows them', async () => {
    const mock = await start()
    const games = await rowsOf(await fetch(`${mock.url}/api/game/list`))
    const byCode = await rowsOf(await postAsDemo(mock, '/api/gamelistBycode', { gamecode: 'pp' }))
    const banners = await rowsOf(await postAsDemo(mock, '/api/bannerList', { type: 2 }))
    const activities = await rowsOf(await postAsDemo(mock, '/api/activitylist', {}))
    expect(games.length).toBeGreaterThan(150)
    expect(byCode.length).toBeGreaterThan(10)
    for (const { mobile_img, api_logo_img } of games) {
      expect(mobile_img).toMatch(/^\/pictures\/cover\.[0-9a-f]{12}\.webp$/)
      expect(api_logo_img).toMatch(/^\/pictures\/venue\.[0-9a-f]{12}\.webp$/)
    }
    for (const { gamepic } of byCode) expect(gamepic).toMatch(/^\/pictures\/cover\./)
    for (const { src } of banners) expect(src).toMatch(/^\/pictures\/banner\.[0-9a-f]{12}\.webp$/)
    for (const { banner } of activities) expect(banner).toMatch(/^\/pictures\/banner\.[0-9a-f]{12}\.webp$/)
    expect([banners.length, activities.length]).toEqual([5, 13])
  })

  test('are small bitmaps, cached for a year and always the same bytes', async () => {
    const mock = await start()
    const [game] = await rowsOf(await fetch(`${mock.url}/api/game/list`))
    const [banner] = await rowsOf(await postAsDemo(mock, '/api/bannerList', { type: 2 }))
    for (const [path, width, height, most] of [
      [game?.mobile_img, 220, 220, 10_000],
      [game?.api_logo_img, 48, 48, 2_000],
      [banner?.src, 716, 296, 25_000],
    ] as const) {
      const answer = await fetch(mock.url + path)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(bytes.length).toBeLessThan(most)
      expect(Buffer.from(await (await fetch(mock.url + path)).arrayBuffer())).toEqual(bytes)

      const head = await fetch(mock.url + path, { method: 'HEAD' })
      expect(head.headers.get('content-length')).toBe(String(bytes.length))
      expect((await head.arrayBuffer()).byteLength).toBe(0)
      const known = { 'If-None-Match': String(answer.headers.get('etag')) }
      expect((await fetch(mock.url + path, { headers: known })).status).toBe(304)
    }
  })

  test('answer 404 to unknown names and to paths outside their folder', async () => {
    const mock = await start()
    const [game] = await rowsOf(await fetch(`${mock.url}/api/game/list`))
    for (const path of [
      '/pictures/',
      '/pictures/cover.000000000000.webp',
      '/pictures/../package.json',
      '/pictures/..%2f..%2fpackage.json',
      '/pictures/%2e%2e/package.json',
      `${game?.mobile_img}/`,
    ]) {
      const answer = await rawRequest(mock, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer, path).toMatch(/^HTTP\/1\.1 404/)
    }
    expect((await fetch(mock.url + game?.mobile_img, { method: 'POST' })).status).toBe(404)
  })

  test('are served under names from before a restart', async () => {
    const [picture] = sitePictures()
    const path = picture ? pictureFile(picture) : ''
    vi.resetModules()
    const { servePicture } = await import('./files.ts')
    const server = createServer((request, response) => servePicture(request, response, path))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    server.close()
  })
})

test('a picture with other words or another subject has another name', () => {
  const files = sitePictures().map(pictureFile)
  expect(files.filter((path) => path.includes('banner')).length).toBe(
    new Set(files.filter((path) => path.includes('banner'))).size,
  )
  expect(new Set(files).size).toBeGreaterThan(200)
})

test('a drawing with characters that have no outline is answered inline, for the fonts of the browser', async () => {
  const mock = await start({ scenario: 'texts' })
  const [activity] = await rowsOf(await postAsDemo(mock, '/api/activitylist', {}))
  expect(activity?.banner).toMatch(/^data:image\/svg\+xml,.*<text/)
  const [game] = await rowsOf(await fetch(`${mock.url}/api/game/list`))
  expect((await fetch(mock.url + game?.mobile_img)).headers.get('content-type')).toBe('image/webp')
})

test('sitePictures lists every picture that the answers contain', async () => {
  const known = new Set(sitePictures().map(({ key }) => key))
  const requested = new Set<string>()
  const picture = ({ key }: { key: string }) => {
    requested.add(key)
    return `/${key}`
  }
  for (const name of ['visitor', 'demo'] as const) {
    const { call } = await testMock(name, { picture })
    await call('/api/game/list', undefined, { method: 'GET' })
    await call('/api/bannerList', { type: 2 })
    await call('/api/activitylist', {})
  }
  expect([...requested].filter((key) => !known.has(key))).toEqual([])
  expect(requested.size).toBe(known.size)
})
