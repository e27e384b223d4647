import { connect } from 'node:http2'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { expect } from '../support/test.ts'
import { test } from './behind-nginx.ts'
import { ask, type Front, post } from './front.ts'
import { withListener } from './listener.ts'

/** A connection to nginx past the certificate, which nobody signed. */
const secure = (front: Front, options: ConnectionOptions = {}) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const { hostname: host, port } = new URL(front.url)
    const socket = connectTls({ host, port: Number(port), rejectUnauthorized: false, ...options }, () =>
      resolve(socket),
    )
    socket.on('error', reject)
  })

/** Sends exactly these lines, with the site's name for HOST, and gives the first line of each answer until nginx hangs up. */
async function answersTo(front: Front, lines: readonly string[]): Promise<string[]> {
  const socket = await secure(front)
  socket.write(lines.join('\r\n').replace('HOST', new URL(front.url).host))
  const text = (await socket.toArray()).join('')
  return [...text.matchAll(/^HTTP\/1\.1 \d+/gm)].map(([line]) => line)
}

const FORGED = {
  'x-forwarded-for': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  'x-forwarded-proto': 'http',
  forwarded: 'for=203.0.113.9;host=evil.example',
  proxy: 'http://evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '81',
  'x-original-url': '/api/other',
  'x-rewrite-url': '/api/other',
  'x-forwarded-prefix': '/other',
  'x-forwarded-ssl': 'evil',
  'x-forwarded-scheme': 'evil',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-host': 'evil.example',
  'client-ip': '203.0.113.9',
  'x-client-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
  'cf-connecting-ip': '203.0.113.9',
  'x-http-method-override': 'evil',
  'x-http-method': 'evil',
  'x-method-override': 'evil',
  // Whatever the next framework believes.
  'x-new-trust': 'evil',
}
/** What the app and its browsers say, which a backend may need. */
const PASSED = {
  accept: 'application/json',
  'accept-encoding': 'gzip',
  'accept-language': 'zh-CN',
  authorization: 'Bearer T',
  'content-type': 'application/json',
  cookie: 'a=1; b=2',
  'if-modified-since': 'Sat, 01 Nov 2025 00:00:00 GMT',
  'if-none-match': '"1"',
  'if-range': '"1"',
  origin: 'https://www.example.com',
  range: 'bytes=0-1',
  referer: 'https://www.example.com/',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0',
}

test('the backend and the log hear the true address of a visitor, and nothing of what she writes of herself', () =>
  withListener(async (front, heard) => {
    for (const path of ['/api/app', '/api/uploadimg', '/pay/api/recharge', '/pictures/a.webp'])
      await ask(front.url + path, { headers: { ...FORGED, ...PASSED } })
    expect(heard).toHaveLength(4)
    for (const { headers } of heard) {
      expect(headers).toMatchObject({
        ...PASSED,
        host: new URL(front.url).host,
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-proto': 'https',
      })
      expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil|other|:"81"/)
    }
    expect(front.allLogs()).not.toContain('203.0.113.9')
  }))

test('an idle connection to the backend is ended here, within the 5 s for which backends keep one at least', () =>
  withListener(async (front, heard) => {
    for (let times = 0; times < 2; times += 1) await ask(`${front.url}/api/app`)
    const startMs = performance.now()
    await heard[1]?.hungUp
    const tookMs = performance.now() - startMs
    expect(tookMs).toBeGreaterThan(3_000)
    expect(tookMs).toBeLessThan(5_000)
  }))

test('the backend hears the name of this site alone, whatever stands in a request, and no other is passed on', () =>
  withListener(async (front, heard) => {
    const { host, hostname } = new URL(front.url)
    const wrong = [
      ['/', 'evil.example'],
      [`https://${hostname}/`, 'evil.example'],
      [`https://${host}/`, 'evil.example'],
      ['https://evil.example/', host],
      ['/', `${hostname}:x@evil.example`],
      ['/', `${hostname}:1`],
      ['/', `${hostname}.`],
      ['/', `${hostname}.:${new URL(front.url).port}`],
      ['/', ''],
    ] as const
    for (const [start, name] of wrong) {
      const lines = [`GET ${start}api/app HTTP/1.1`, `Host: ${name}`, 'Connection: close', '', '']
      expect
        .soft(await answersTo(front, lines), `${start} ${name}`)
        .toEqual([expect.stringMatching(/ 4(00|21)$/)])
    }
    const two = ['GET /api/app HTTP/1.1', 'Host: HOST', 'Host: evil.example', 'Connection: close', '', '']
    expect(await answersTo(front, two)).toEqual([expect.stringMatching(/ 400$/)])
    expect(heard).toEqual([])
    const right = [`GET https://${host}/api/app HTTP/1.1`, 'Host: HOST', 'Connection: close', '', '']
    expect(await answersTo(front, right)).toEqual([expect.stringMatching(/ 200$/)])
    expect(heard.map(({ headers }) => headers.host)).toEqual([host])
  }))

const TWO_LENGTHS = [
  ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['Content-Length: 4', 'Content-Length: 5'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: xchunked'],
  ['Content-Length: +4'],
] as const
for (const headers of TWO_LENGTHS)
  test(`a request whose end can be read in two ways is refused, and what follows it is not read: ${headers.join(', ')}`, async ({
    front,
  }) => {
    const hidden = ['GET / HTTP/1.1', 'Host: HOST', '', '']
    const answers = await answersTo(front, [
      'POST /api/app HTTP/1.1',
      'Host: HOST',
      ...headers,
      '',
      '0',
      '',
      ...hidden,
    ])
    expect(answers).toEqual([expect.stringMatching(/ (400|501)$/)])
  })

test('a body over HTTP/2 that is longer than it says never reaches the backend', () =>
  withListener(async (front, heard) => {
    const session = connect(front.url, { rejectUnauthorized: false })
    const stream = session.request({ ':method': 'POST', ':path': '/api/app', 'content-length': '4' })
    const ended = new Promise<unknown>((resolve) => {
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('error', () => resolve('cut off'))
    })
    stream.end('{"longer":true}')
    expect([400, 'cut off']).toContain(await ended)
    session.destroy()
    expect(heard).toEqual([])
  }))

for (const method of ['TRACE', 'CONNECT'])
  for (const path of ['/', '/api/app'])
    test(`${method} ${path} is not answered with the request`, async ({ front }) => {
      const request = [`${method} ${path} HTTP/1.1`, 'Host: HOST', 'X-Secret: 1', 'Connection: close', '', '']
      expect(await answersTo(front, request)).toEqual([expect.stringMatching(/ 40[05]$/)])
    })

test('TLS 1.2 takes the strongest cipher of both sides, and none without forward secrecy', async ({
  front,
}) => {
  const old = { maxVersion: 'TLSv1.2' } as const
  const cipherOf = async (options: ConnectionOptions = {}) => {
    const socket = await secure(front, { ...old, ...options })
    const { name } = socket.getCipher()
    socket.destroy()
    return name
  }
  expect(await cipherOf()).toBe('ECDHE-ECDSA-AES256-GCM-SHA384')
  expect(await cipherOf({ ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384' })).toBe(
    'ECDHE-ECDSA-AES256-GCM-SHA384',
  )
  const phone = 'ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-ECDSA-AES256-GCM-SHA384'
  expect(await cipherOf({ ciphers: phone })).toBe('ECDHE-ECDSA-CHACHA20-POLY1305')
  for (const weak of [
    'ECDHE-ECDSA-AES128-SHA',
    'ECDHE-ECDSA-AES256-SHA384',
    'AES128-GCM-SHA256',
    'DES-CBC3-SHA',
  ])
    await expect(cipherOf({ ciphers: `${weak}:@SECLEVEL=0` }), weak).rejects.toThrow()
})

test('a line of the log says when, who, what and how it ended, and no path forges another', async ({
  front,
}) => {
  const path = '/forged%22%20200%0A203.0.113.9%20-%22'
  await ask(front.url + path)
  const line = () =>
    front
      .log('member-app.log')
      .split('\n')
      .filter((one) => one.includes('/forged'))
  await expect.poll(line).toHaveLength(1)
  expect(line()[0]).toMatch(
    /^127\.0\.0\.1 \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d GET "[^"]*\\x22 200\\x0A203[^"]*" 404 \d+ [\d.]+ \S+ \S+$/,
  )
})

test('a line of the log is short, whatever a request holds', async ({ front }) => {
  const long = `/long.${'%01'.repeat(2_000)}`
  await ask(front.url, { path: long, method: 'PROPFIND', headers: { 'user-agent': '\\'.repeat(6_000) } })
  await ask(`${front.url}/reports`, {
    ...post('{"long":1}', { 'user-agent': `long${'"'.repeat(6_000)}` }),
  })
  const lines = () =>
    front
      .allLogs()
      .split('\n')
      .filter((line) => line.includes('long'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(2)
  for (const line of lines()) expect(line.length).toBeLessThan(1_200)
})
