import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mockServers } from '../testing/test-mock-server.ts'

const start = mockServers()

type Seen = { status: number; headers: Record<string, unknown>; bytes: Buffer }

/** The bytes as they come over the wire. fetch would unpack them. */
function seen(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const taking = (coding: string) => ({ 'Accept-Encoding': coding })

describe('an answer of the mock backend over HTTP', () => {
  test('is sent in a coding that the caller accepts, with the same content in each', async () => {
    const url = `${(await start()).url}/api/game/list`
    const plain = await seen(url)
    const br = await seen(url, taking('gzip, deflate, br'))
    const gzip = await seen(url, taking('gzip, deflate'))
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.bytes.length) })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
    for (const { headers } of [plain, br, gzip])
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
      })
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  })

  test('with the full game list is small, because it contains no pictures', async () => {
    const url = `${(await start()).url}/api/game/list`
    expect((await seen(url)).bytes.length).toBeLessThan(60_000)
    expect((await seen(url, taking('gzip'))).bytes.length).toBeLessThan(10_000)
    expect((await seen(url, taking('br'))).bytes.length).toBeLessThan(10_000)
  })

  test('that is small is sent uncompressed', async () => {
    const mock = await start()
    const answer = await seen(`${mock.url}/api/getservicerurl`, taking('br'), 'POST', '{}')
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 200 })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

describe('a file of a build that the mock backend serves', () => {
  const dirs: string[] = []
  afterEach(async () => {
    await Promise.all(dirs.splice(0).map((dir) => rm(dir, { recursive: true })))
  })
  const code = Array.from({ length: 3_000 }, (_, n) => `export const n${n} = ${n * n}`).join('\n')

  async function served() {
    const dir = await mkdtemp(join(tmpdir(), 'mock-'))
    dirs.push(dir)
    await mkdir(join(dir, 'assets'))
    await writeFile(join(dir, 'index.html'), '<p>云舟')
    await writeFile(join(dir, 'assets/app-Ab3_x-9Z.js'), code)
    const { url } = await start({ staticDir: dir })
    return { page: `${url}/`, script: `${url}/assets/app-Ab3_x-9Z.js` }
  }

  test('is compressed quickly for the first request, and better for later ones', async () => {
    const { script } = await served()
    const gzip = await seen(script, taking('gzip'))
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(gzip.bytes).toString()).toBe(code)
    const first = await seen(script, taking('br'))
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(first.bytes).toString()).toBe(code)
    await vi.waitFor(
      async () => {
        const later = await seen(script, taking('br'))
        expect(later.bytes.length).toBeLessThan(first.bytes.length)
        expect(brotliDecompressSync(later.bytes).toString()).toBe(code)
      },
      { timeout: 20_000 },
    )
    expect((await seen(script)).bytes.toString()).toBe(code)
  })

  test('that the browser has already is answered with 304', async () => {
    const { page, script } = await served()
    for (const url of [page, script]) {
      const first = await seen(url, taking('br'))
      const known = { 'If-None-Match': String(first.headers.etag) }
      const again = await seen(url, { ...taking('br'), ...known })
      expect(again.status).toBe(304)
      expect(again.bytes.length).toBe(0)
      expect(again.headers).toMatchObject({
        etag: first.headers.etag,
        'cache-control': first.headers['cache-control'],
      })
      expect((await seen(url, { 'If-None-Match': 'W/"another"' })).status).toBe(200)
    }
  })

  test('is described by HEAD without being sent', async () => {
    const { script } = await served()
    const head = await seen(script, {}, 'HEAD')
    expect(head.headers).toMatchObject({ 'content-length': String(code.length) })
    expect(head.bytes.length).toBe(0)
  })
})
