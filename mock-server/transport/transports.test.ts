// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PageMock, startMockInPage } from '../browser.ts'
import { type MockServer, startMockServer } from '../node.ts'
import { tokenOf } from '../scenarios/personas.ts'
import type { Fault } from '../server/faults.ts'
import { NOON } from '../testing/test-mock.ts'

/** The mock backend in a page and over HTTP gets the same requests in the same order. */

const token = tokenOf('demo888')
const SEED = 11
let node: MockServer
let page: PageMock

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  node = await startMockServer({ seed: SEED, clock: NOON, providerStates: true, pictures: 'inline' })
  page = await startMockInPage({
    opening: { name: 'demo', params: {}, seed: SEED },
    storage: 'memory',
    venueBaseUrl: `${node.url}/venue/`,
  })
})
afterAll(async () => {
  page.stop()
  await node.close()
  vi.useRealTimers()
})

type Call = { path: string; body?: unknown; token?: string; form?: FormData }
const initOf = ({ body, token: bearer, form }: Call): RequestInit => ({
  method: form !== undefined || body !== undefined ? 'POST' : 'GET',
  headers: {
    ...(form ? {} : { 'Content-Type': 'application/json' }),
    ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
  },
  ...(form
    ? { body: form }
    : body === undefined
      ? {}
      : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
})

const seenIn = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type'),
  date: answer.headers.get('date'),
  cache: answer.headers.get('cache-control'),
  allow: answer.headers.get('allow'),
  body: await answer.text(),
})

async function both(call: Call) {
  const inPage = await globalThis.fetch(call.path, initOf(call)).then(seenIn)
  const overHttp = await fromNode(call)
  return { inPage, overHttp }
}

/** Uses Node's own HTTP client, because happy-dom's fetch enforces CORS. */
async function fromNode(call: Call): Promise<Awaited<ReturnType<typeof seenIn>>> {
  const wire = new Request(`${node.url}${call.path}`, initOf(call))
  const bytes = call.form ? await formBytes(call.form) : undefined
  return send(call.path, {
    method: wire.method,
    headers: { ...Object.fromEntries(wire.headers), ...(bytes ? { 'content-type': bytes.type } : {}) },
    body: bytes ? bytes.body : (initOf(call).body as string | undefined),
  })
}

type Sent = { method: string; headers: Record<string, string>; body?: string | Uint8Array | undefined }

async function send(path: string, { method, headers, body }: Sent) {
  const { request } = await import('node:http')
  return new Promise<Awaited<ReturnType<typeof seenIn>>>((resolve, reject) => {
    const sent = request(`${node.url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? null,
          date: answer.headers.date ?? null,
          cache: answer.headers['cache-control'] ?? null,
          allow: answer.headers.allow ?? null,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function formBytes(form: FormData): Promise<{ type: string; body: Buffer }> {
  const boundary = 'mock-boundary'
  const parts: Buffer[] = []
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? undefined : value
    const head = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : ''
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`))
    parts.push(file ? Buffer.from(await file.arrayBuffer()) : Buffer.from(String(value)), Buffer.from('\r\n'))
  }
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)
const picture = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type: 'image/png' }))
  return form
}
const out = { amount: 100, sourcetype: 'userbalance', targettype: 'pp' }

const CALLS: Call[] = [
  { path: '/api/app', body: {} },
  { path: '/api/bannerList', body: { type: 2 } },
  { path: '/api/homenotice', body: {} },
  { path: '/api/noticeList', body: { page: 2 } },
  { path: '/api/game/list?category=' },
  { path: '/api/getVisitUrl' },
  { path: '/api/article', body: { type: 1 } },
  { path: '/api/login', body: { name: 'demo888', password: 'wrong', code: 'x' } },
  { path: '/api/login', body: { name: 'demo888', password: 'demo888', code: 'x' } },
  { path: '/api/user', body: {} },
  { path: '/api/user', body: {}, token },
  { path: '/api/balancelist', body: {}, token },
  { path: '/api/transfer', body: out, token },
  { path: '/api/transfer', body: { ...out, targettype: 'nowhere' }, token },
  { path: '/api/transfer', body: { ...out, amount: '1e3' }, token },
  { path: '/api/transfer', body: '{"amount":', token },
  { path: '/api/transfer', body: '', token },
  { path: '/api/balance', body: {}, token },
  { path: '/api/transall', body: {}, token },
  { path: '/api/gettransrecord', body: { date: 4, type: 3, page: 1, api_type: '' }, token },
  { path: '/api/betrecord', body: { date: 4, page: 2, api_type: '' }, token },
  { path: '/api/uploadimg', form: picture(png, '头像.png'), token },
  { path: '/api/uploadimg', form: picture(new Uint8Array([1, 2, 3]), 'x.png'), token },
  { path: '/api/nope', body: {} },
  { path: '/api/balance' },
  { path: '/pay/api/queryOrderNo?orderNo=../x%3Fy%3D1', token },
  { path: '/api/logoff', body: {}, token },
  { path: '/api/balance', body: {}, token },
]

describe('in the page and over HTTP', () => {
  test('equal calls get equal answers and leave equal worlds', async () => {
    for (const call of CALLS) {
      const { inPage, overHttp } = await both(call)
      expect(inPage, call.path).toEqual(overHttp)
      expect(inPage.status).toBe(200)
    }
    const world = async (mock: { export(): Promise<string> }) => {
      const read = JSON.parse(await mock.export()) as { meta: { clock?: unknown } }
      delete read.meta.clock
      return read
    }
    expect(await world(page)).toEqual(await world(node.control))
  })

  test.each([
    { kind: 'refuse', code: 209, message: '稍后再试' },
    { kind: 'http', status: 500, body: 'json' },
    { kind: 'http', status: 502, body: 'html' },
    { kind: 'http', status: 200, body: 'html' },
    { kind: 'http', status: 204, body: 'empty' },
    { kind: 'http', status: 401, body: 'empty' },
    { kind: 'http', status: 403, body: 'json' },
    { kind: 'truncated' },
    { kind: 'patch', fields: { 'data.site_state': 'soup' } },
  ] as const)('the same fault changes both answers alike: %j', async (fault) => {
    const set: { add: Fault[]; clear: true } = { add: [{ endpoint: '/api/app', ...fault }], clear: true }
    await Promise.all([page.faults(set), node.control.faults(set)])
    const { inPage, overHttp } = await both({ path: '/api/app', body: {} })
    // Node adds a Date header where the fault left none.
    expect({ ...inPage, date: '' }).toEqual({ ...overHttp, date: '' })
    await Promise.all([page.faults({ clear: true }), node.control.faults({ clear: true })])
  })

  const json = JSON.stringify({ page: 2 })
  const bytes = new TextEncoder().encode(json)
  const broken = '--x\r\nContent-Disposition: form-data; name="file"\r\n'
  test.each<[name: string, path: string, body: () => BodyInit, type?: string]>([
    ['a form', '/api/uploadimg', () => picture(png, '头像.png')],
    ['a Blob', '/api/noticeList', () => new Blob([json], { type: 'application/json' })],
    ['bytes', '/api/noticeList', () => bytes, 'application/json'],
    ['a buffer', '/api/noticeList', () => bytes.buffer, 'application/json'],
    ['a byte-order mark before JSON', '/api/noticeList', () => `\uFEFF${json}`, 'application/json'],
    ['fields of an address', '/api/noticeList', () => new URLSearchParams({ page: '2' })],
    ['a form with another case', '/api/uploadimg', () => broken, 'Multipart/Form-Data; boundary=x'],
    ['JSON over the limit', '/api/noticeList', () => `"${'x'.repeat(300_000)}"`, 'application/json'],
  ])('%s means the same, in a Request and beside an address', async (_, path, body, type) => {
    const headers = { Authorization: `Bearer ${token}`, ...(type ? { 'Content-Type': type } : {}) }
    const made = () => new Request(`${location.origin}${path}`, { method: 'POST', body: body(), headers })
    const wire = made()
    const overHttp = await send(path, {
      method: 'POST',
      headers: Object.fromEntries(wire.headers),
      body: new Uint8Array(await wire.arrayBuffer()),
    })
    const asRequest = await globalThis.fetch(made()).then(seenIn)
    const beside = await globalThis.fetch(path, { method: 'POST', body: body(), headers }).then(seenIn)
    expect(asRequest).toMatchObject({ status: overHttp.status, body: overHttp.body })
    expect(beside).toMatchObject({ status: overHttp.status, body: overHttp.body })
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused with the methods that are allowed', async (method) => {
    const overHttp = await send('/api/balance', { method, headers: {} })
    const inPage = await globalThis.fetch('/api/balance', { method })
    expect(overHttp).toMatchObject({ status: 405, allow: 'GET, POST' })
    expect([inPage.status, inPage.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  test('a dropped connection is a failed fetch in both', async () => {
    const set: { add: Fault[] } = { add: [{ endpoint: '/api/app', kind: 'drop', times: 1 }] }
    await Promise.all([page.faults(set), node.control.faults(set)])
    await expect(globalThis.fetch('/api/app', { method: 'POST' })).rejects.toThrow(TypeError)
    await expect(fromNode({ path: '/api/app', body: {} })).rejects.toThrow(/hang up|ECONNRESET/)
  })

  test('an aborted call rejects with AbortError, also while it hangs', async () => {
    await page.faults({ add: [{ endpoint: '/api/app', kind: 'hang', times: 1 }] })
    const abort = new AbortController()
    const call = globalThis.fetch('/api/app', { method: 'POST', signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await page.faults({ clear: true })
  })
})

describe('the page keeps its own fetch', () => {
  test('answers are native, and calls may use native Request and Headers', async () => {
    const { Response: Native, Request: NativeRequest, Headers: NativeHeaders } = globalThis
    const answer = await globalThis.fetch(
      new NativeRequest(new URL('/api/balance', location.href), {
        method: 'POST',
        body: '{}',
        headers: new NativeHeaders({ Authorization: `Bearer ${tokenOf('new888')}` }),
      }),
    )
    expect(answer).toBeInstanceOf(Native)
    expect(answer.headers).toBeInstanceOf(NativeHeaders)
    expect(await answer.clone().json()).toMatchObject({ code: 200, data: { balance: 0 } })
  })

  test('requests to other addresses go to the network unchanged', async () => {
    const native = vi.fn(async () => new Response('from the network'))
    page.stop()
    vi.stubGlobal('fetch', native)
    page = await startMockInPage({ opening: { name: 'demo', params: {}, seed: SEED }, storage: 'memory' })
    for (const address of [
      '/index.html',
      'https://elsewhere.example/api/app',
      '//elsewhere.example/api/app',
      '/apiary',
    ]) {
      expect(await (await globalThis.fetch(address)).text()).toBe('from the network')
      expect(native).toHaveBeenLastCalledWith(address, undefined)
    }
    expect(native).toHaveBeenCalledTimes(4)
    expect((await globalThis.fetch('/api/app', { method: 'POST' })).headers.get('content-type')).toContain(
      'json',
    )
    expect(native).toHaveBeenCalledTimes(4)
  })

  test('stopping restores the original fetch', async () => {
    page.stop()
    expect(window.__mock).toBeUndefined()
    expect(await (await globalThis.fetch('/api/app', { method: 'POST' })).text()).toBe('from the network')
    page = await startMockInPage({ opening: { name: 'visitor', params: {} }, storage: 'memory' })
    expect(window.__mock).toBe(page)
    expect(page.mark).toBe('yunzhou-demo-mock')
    expect(page.notices()).toEqual([])
  })
})
