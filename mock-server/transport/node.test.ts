import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startMockServer } from '../node.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { json, mockServers, postAsDemo, rawRequest } from '../testing/test-mock-server.ts'

const token = tokenOf('demo888')
const start = mockServers()

describe('the HTTP server', () => {
  test('listens on this machine only, and two servers share nothing', async () => {
    const [one, two] = [await start(), await start()]
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await postAsDemo(one, '/api/transfer', { amount: 1, sourcetype: 'userbalance', targettype: 'pp' })
    expect((await json(await postAsDemo(two, '/api/balance'))).body).toMatchObject({
      data: { balance: 1000 },
    })
  })

  test('a body over the limit, a broken form and an odd request get an answer and no stack trace', async () => {
    const mock = await start()
    const large = await json(await postAsDemo(mock, '/api/transfer', `"${'x'.repeat(300_000)}"`))
    expect(large).toMatchObject({ status: 200, body: { code: 422, message: '上传内容过大，请压缩后再试' } })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(6_000_000)]), 'x.png')
    const upload = await fetch(`${mock.url}/api/uploadimg`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await upload.json()).toMatchObject({ code: 422 })
    const broken = await postAsDemo(mock, '/api/uploadimg', 'no form', {
      'Content-Type': 'multipart/form-data; boundary=x',
    })
    expect(await broken.json()).toMatchObject({ code: 422, message: '请求内容无法读取，请检查后重试' })
    expect((await fetch(`${mock.url}/api/balance`, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(`${mock.url}/elsewhere`)).status).toBe(404)
    expect(await rawRequest(mock, 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  })

  test('a request line may carry the whole address', async () => {
    const mock = await start()
    const line = `POST ${mock.url}/api/app?x=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`
    const answer = await rawRequest(mock, line)
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toContain('"site_state":1')
    expect(await rawRequest(mock, line.replace(`${mock.url}/`, '//'))).toMatch(/^HTTP\/1\.1 404/)
  })

  test('closing ends hanging requests', async () => {
    const mock = await start()
    await mock.control.faults({ add: [{ endpoint: '*', kind: 'hang' }] })
    const hanging = postAsDemo(mock, '/api/balance')
    const ended = expect(hanging).rejects.toThrow()
    while ((await mock.control.read()).requests.length === 0)
      await new Promise((resolve) => setImmediate(resolve))
    await mock.close()
    await ended
  })

  test('a port that is taken rejects with EADDRINUSE', async () => {
    const { port } = await start()
    await expect(startMockServer({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('a build that the mock backend serves', () => {
  const dirs: string[] = []
  afterEach(async () => {
    await Promise.all(dirs.splice(0).map((dir) => rm(dir, { recursive: true })))
  })

  async function built() {
    const dir = await mkdtemp(join(tmpdir(), 'mock-'))
    dirs.push(dir)
    await mkdir(join(dir, 'site/assets'), { recursive: true })
    await writeFile(join(dir, 'secret.txt'), 'secret')
    await writeFile(
      join(dir, 'site/index.html'),
      '<!doctype html><script>boot()</script><p>云舟<div class="boot-box"></div>',
    )
    await writeFile(join(dir, 'site/kf.html'), '<p>客服')
    await writeFile(join(dir, 'site/assets/app-Ab3_x-9Z.js'), 'export {}')
    return join(dir, 'site')
  }

  test('preloads the first banner of bannerList with the page, and with no other file', async () => {
    const mock = await start({ staticDir: await built() })
    const hint = (await fetch(`${mock.url}/`)).headers.get('link') ?? ''
    const [, address = ''] = /^<([^>]+)>; rel=preload; as=image; fetchpriority=high$/.exec(hint) ?? []
    const list = await fetch(`${mock.url}/api/bannerList`, {
      method: 'POST',
      body: '{"type":2}',
      headers: { 'content-type': 'application/json' },
    })
    expect((await list.json()).data[0].src).toBe(address)
    expect((await fetch(`${mock.url}${address}`)).headers.get('content-type')).toBe('image/webp')
    expect((await fetch(`${mock.url}/kf.html`)).headers.has('link')).toBe(false)
    const inline = await start({ staticDir: await built(), pictures: 'inline' })
    expect((await fetch(`${inline.url}/`)).headers.has('link')).toBe(false)
  })

  test('has its security and cache headers, on the same origin as the calls', async () => {
    const mock = await start({ staticDir: await built() })
    const page = await fetch(`${mock.url}/?scenario=demo`)
    expect(await page.text()).toContain('云舟')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'.*frame-ancestors 'none'/,
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
    const script = await fetch(`${mock.url}/assets/app-Ab3_x-9Z.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await (await fetch(`${mock.url}/kf.html`)).text()).toContain('客服')
    expect(await (await fetch(`${mock.url}/login`)).text()).toContain('云舟')
    expect((await fetch(`${mock.url}/assets/gone.js`)).status).toBe(404)
    expect((await postAsDemo(mock, '/api/app')).headers.get('content-type')).toContain('json')
  })

  test('does not expose files outside its folder', async () => {
    const mock = await start({ staticDir: await built() })
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const answer = await rawRequest(mock, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/)
      expect(answer).not.toContain('secret\n')
    }
  })
})
