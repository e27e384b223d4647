import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { expect } from '../support/test.ts'
import { test } from './behind-nginx.ts'
import { ask, bearer, post, releaseOf } from './front.ts'

const SITE = join(releaseOf('first'), 'site')
const ASSET = `/assets/${readdirSync(join(SITE, 'assets')).find((name) => /^index-.*\.js$/.test(name))}`
for (const path of [
  '/',
  '/index.html',
  '/worker.js',
  ASSET,
  '/missing.js',
  '/assets/gone-12345678.js',
  '/api/app',
  // A call that is not passed on, a refused twin of a file, a request that nginx cannot read, and where reports go.
  '/api/app;a',
  `${ASSET}.br`,
  '/%zz',
  '/csp-report',
  '/reports',
])
  test(`${path.replace(/-[\w-]{8}\./, '-*.')} has every header that a host must send`, async ({ front }) => {
    const { headers } = await ask(front.url + path, path === '/api/app' ? post('{}') : {})
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('report-uri /csp-report')
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
    expect(headers.server).toBe('nginx')
  })

test('only the page with inline scripts has their hashes, and the support page runs none', async ({
  front,
}) => {
  const policyOf = async (path: string) => (await ask(front.url + path)).headers['content-security-policy']
  expect(await policyOf('/')).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  expect(await policyOf('/worker.js')).toContain("script-src 'self';")
  expect(await policyOf('/kf.html')).toContain("default-src 'none'")
})

test('files with a hash are kept for ever, others are asked for anew, and neither pages nor answers are kept', async ({
  front,
}) => {
  const cache = async (path: string, options = {}) =>
    (await ask(front.url + path, options)).headers['cache-control']
  expect(await cache(ASSET)).toBe('public, max-age=31536000, immutable, no-transform')
  expect(await cache('/assets/gone-12345678.js')).toBeUndefined()
  for (const path of ['/', '/index.html', '/mine', '/kf.html'])
    expect(await cache(path), path).toBe('no-store, no-transform')
  for (const path of ['/worker.js', '/manifest.webmanifest', '/icons/192.png'])
    expect(await cache(path), path).toBe('no-cache, no-transform')
  expect(await cache('/api/app', post('{}'))).toBe('no-store')
  const first = await ask(`${front.url}/worker.js`)
  const again = await ask(`${front.url}/worker.js`, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('texts come as compressed as the release has them', async ({ front }) => {
  const { body: plain } = await ask(front.url + ASSET)
  const take = (coding: string) => ask(front.url + ASSET, { headers: { 'accept-encoding': coding } })
  const [br, gzip] = [await take('gzip, br'), await take('gzip')]
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true)
  expect(br.body.length).toBeLessThan(gzip.body.length)
  expect(gzip.headers.vary).toContain('Accept-Encoding')
  expect((await ask(`${front.url}${ASSET}.br`)).status).toBe(404)
})

test('every file has its type, and nothing outside the release is served', async ({ front }) => {
  const of = async (path: string) => (await ask(front.url + path)).headers['content-type']
  expect(await of('/')).toBe('text/html; charset=utf-8')
  expect(await of(ASSET)).toMatch(/^(application|text)\/javascript; charset=utf-8$/)
  expect(await of('/manifest.webmanifest')).toBe('application/manifest+json')
  expect(await of('/icons/192.png')).toBe('image/png')
  for (const path of [
    '/../nginx/release.conf',
    '/..%2fnginx/release.conf',
    '/_mock/read',
    '/_console/',
    '/.env',
    '/.git/config',
    '/package.json',
    '/README.md',
    '/docs/asvs.md',
  ])
    expect((await ask(front.url + path, { path })).status, path).toBeGreaterThanOrEqual(400)
})

test('speaks HTTP/2 and TLS 1.2 at least', async ({ front }) => {
  const session = connect(front.url, { rejectUnauthorized: false })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    session
      .request({ ':path': '/' })
      .on('response', (headers) => resolve(headers[':status']))
      .end()
  })
  expect([session.alpnProtocol, status]).toEqual(['h2', 200])
  session.close()
  const old = await new Promise<string>((resolve) => {
    const { hostname: host, port } = new URL(front.url)
    const limits = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const socket = connectTls({ host, port: Number(port), rejectUnauthorized: false, ...limits })
    socket.on('secureConnect', () => resolve('connected'))
    socket.on('error', () => resolve('refused'))
  })
  expect(old).toBe('refused')
})

test('leads plain requests to TLS, but for what proves who owns the site', async ({ front }) => {
  const plain = (path: string) =>
    new Promise<[number | undefined, string | undefined, string]>((resolve, reject) => {
      request(`http://127.0.0.1:${front.plainPort}${path}`, async (answer) => {
        const body = (await answer.toArray()).join('')
        resolve([answer.statusCode, answer.headers.location, body])
      })
        .on('error', reject)
        .end()
    })
  expect((await plain('/a?b=1')).slice(0, 2)).toEqual([308, `${front.url}/a?b=1`])
  const challenge = '/.well-known/acme-challenge'
  mkdirSync(join(front.acmeFolder, challenge), { recursive: true })
  writeFileSync(join(front.acmeFolder, challenge, 'token-1'), 'token-1.key')
  expect(await plain(`${challenge}/token-1`)).toEqual([200, undefined, 'token-1.key'])
  expect((await plain(`${challenge}/token-2`))[0]).toBe(404)
})

test('the name of another site reaches neither page nor backend, and no header that would stand for it', async ({
  front,
}) => {
  for (const path of ['/', '/api/app'])
    expect((await ask(front.url + path, { headers: { host: 'evil.example' } })).status).toBe(421)
})

test('a money call that the backend took and did not answer is not sent a second time', async ({ front }) => {
  const mock = controlOverHttp(front.control)
  await mock.scenario({ name: 'member-with-money' })
  // Kept connections to the backend, one of which the call takes.
  for (let n = 0; n < 3; n += 1) await ask(`${front.url}/api/app`, post('{}'))
  await mock.faults({ add: [{ endpoint: '/api/transfer', kind: 'drop', applied: true, times: 1 }] })
  // Tests of the limits may have sent some before.
  const { all } = await requestsFor(mock, '/api/transfer')
  const transfer = { amount: '100.50', sourcetype: 'userbalance', targettype: 'yzdz' }
  const headers = { authorization: `Bearer ${tokenOf(DEMO.username)}` }
  expect((await ask(`${front.url}/api/transfer`, post(JSON.stringify(transfer), headers))).status).toBe(502)
  expect(await requestsFor(mock, '/api/transfer')).toEqual({ all: all + 1, applied: 1 })
  expect((await booksOf(mock, DEMO.username)).central).toBe(89_950)
})

test('a body that no call needs is refused before the backend, and an avatar may be larger', async ({
  front,
}) => {
  const send = async (path: string, bytes: number) => {
    const { status, body } = await ask(front.url + path, post('x'.repeat(bytes)))
    return [status, JSON.parse(body.toString()).code]
  }
  expect(await send('/api/recharge', 70_000)).toEqual([200, 413])
  expect(await send('/api/uploadimg', 2_500_000)).not.toEqual([200, 413])
  expect(await send('/api/uploadimg', 3_500_000)).toEqual([200, 413])
})

test('no log has a token or a query, whatever goes wrong', async ({ front, page, problems }) => {
  problems.allow(/inline/, /Content Security Policy/, /trusted/i, /script-src/)
  const headers = { ...bearer('secret-token'), referer: `${front.url}/?pid=secret-referrer` }
  const send = (path: string) => ask(`${front.url}${path}?pid=secret-pid`, post('{}', headers))
  await ask(`${front.url}/?pid=secret-pid`, { headers })
  expect((await ask(`${front.url}/missing.js?pid=secret-pid`, { headers })).status).toBe(404)
  await controlOverHttp(front.control).faults({ add: [{ endpoint: '/api/app', kind: 'drop', times: 1 }] })
  expect((await send('/api/app')).status).toBe(502)
  const answers = await Promise.all(Array.from({ length: 40 }, () => send('/api/transfer')))
  expect(answers.some(({ body }) => body.toString().includes('"code":429'))).toBe(true)
  await page.goto(`${front.url}/?pid=secret-pid`)
  await breakThePolicy(page)
  await expect.poll(() => front.log('member-app-csp.log')).toContain('"blocked":"trusted-types-sink"')
  const access = front.log('member-app.log')
  for (const part of [' GET "/index.html" 200 ', ' GET "/missing.js" 404 ', ' POST "/api/app" 502 '])
    expect(access).toContain(part)
  expect(front.allLogs()).not.toContain('secret')
})

const breakThePolicy = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    script.append('1')
    document.body.append(script)
  })

test('what the policy stops in a browser is reported to the host', async ({ front, page, problems }) => {
  problems.allow(/inline/, /Content Security Policy/, /trusted/i, /script-src/)
  await page.goto(`${front.url}/`)
  await breakThePolicy(page)
  const lines = () => front.log('member-app-csp.log').trim().split('\n').filter(Boolean)
  await expect
    .poll(() => lines().map((line) => JSON.parse(line)))
    .toContainEqual({
      at: expect.any(String),
      agent: expect.stringContaining('Chrome'),
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      file: expect.any(String),
      line: expect.any(String),
    })
  expect((await ask(`${front.url}/csp-report`)).status).toBe(403)
  expect((await ask(`${front.url}/csp-report`, post('x'.repeat(20_000)))).status).toBe(413)
})

test('reports of a build that names a path of the same site are written down, within limits', async ({
  front,
}) => {
  const letter = JSON.stringify({
    build: 'index-1.js',
    reports: [{ kind: 'chunk', file: '报.js', page: '/' }],
  })
  expect((await ask(`${front.url}/reports`, post(letter))).status).toBe(204)
  const written = () => front.log('member-app-reports.log').trim().split('\n')
  await expect.poll(() => written().map((line) => JSON.parse(line || '{}').letter)).toContain(letter)
  expect((await ask(`${front.url}/reports`)).status).toBe(403)
  expect((await ask(`${front.url}/reports`, post('x'.repeat(66_000)))).status).toBe(413)
  const many = Array.from({ length: 100 }, () => ask(`${front.url}/reports`, post('{}')))
  expect((await Promise.all(many)).filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})
