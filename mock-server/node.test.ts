import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type NodeHouse, type NodeHouseOptions, startNodeHouse } from './node.ts'
import { SCENARIO_NAMES } from './scenarios/catalogue.ts'
import { tokenOf } from './scenarios/personas.ts'
import { NOON } from './test-house.ts'

const token = tokenOf('demo888')
const running: NodeHouse[] = []

async function start(options: NodeHouseOptions = {}): Promise<NodeHouse> {
  const house = await startNodeHouse({
    clock: NOON,
    scenario: 'member-with-money',
    providerStates: true,
    ...options,
  })
  running.push(house)
  return house
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((house) => house.close()))
})

const post = (house: NodeHouse, path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  fetch(house.url + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
  })
const json = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as Record<string, unknown>,
})

describe('provider states', () => {
  test('a setup builds the named world with its params, a teardown is fine', async () => {
    const house = await start()
    const setup = await post(house, '/_pact/provider-states', {
      state: 'member-with-money',
      params: { central: '12.34', venue: 'pp', inVenue: 5 },
      action: 'setup',
    })
    expect(setup.status).toBe(200)
    expect((await json(await post(house, '/api/balance'))).body).toMatchObject({ data: { balance: 12.34 } })
    expect(
      (await post(house, '/_pact/provider-states', { state: 'member-with-money', action: 'teardown' }))
        .status,
    ).toBe(200)
    expect((await json(await post(house, '/api/balance'))).body).toMatchObject({ data: { balance: 12.34 } })
  })

  test('an unknown state fails with the names there are, and leaves the world', async () => {
    const house = await start()
    for (const state of ['a member who is rich', '', undefined, 'toString', '__proto__']) {
      const { status, body } = await json(await post(house, '/_pact/provider-states', { state }))
      expect(status).toBe(400)
      expect(body.states).toEqual(SCENARIO_NAMES)
    }
    expect((await json(await post(house, '/api/balance'))).body).toMatchObject({ data: { balance: 1000 } })
  })

  test('params that a state does not take fail and say which', async () => {
    const house = await start()
    const { status, body } = await json(
      await post(house, '/_pact/provider-states', {
        state: 'member-with-money',
        params: { central: 'much' },
      }),
    )
    expect(status).toBe(400)
    expect(body.error).toContain('central')
    expect((await post(house, '/_pact/provider-states', '{')).status).toBe(400)
    expect(
      (await post(house, '/_pact/provider-states', { state: 'visitor', action: 'explode' })).status,
    ).toBe(400)
  })

  test('equal setups give equal bytes, whatever happened between them', async () => {
    const house = await start()
    const setup = () => post(house, '/_pact/provider-states', { state: 'demo', params: {} })
    await setup()
    const first = await house.control.export()
    await post(house, '/api/transall')
    await house.control.clock({ byMs: 86_400_000 })
    await setup()
    expect(await house.control.export()).toBe(first)
  })

  test('without the flag there is no steering', async () => {
    const house = await start({ providerStates: false })
    for (const path of ['/_pact/provider-states', '/_house/read', '/_house/import']) {
      expect((await post(house, path, { state: 'visitor' })).status).toBe(404)
    }
  })
})

describe('control over HTTP', () => {
  test('clock, faults, review, site, export, import, reset, and the view on all of it', async () => {
    const house = await start()
    const order = async (verb: string, wish: unknown = {}) => json(await post(house, `/_house/${verb}`, wish))
    expect((await order('clock', { byMs: 60_000 })).body).toEqual({
      now: NOON + 60_000,
      beijing: '2026-05-01 12:01:00',
      stopped: true,
    })
    expect((await order('clock', { to: '2026-05-02 00:00:00' })).body).toMatchObject({
      beijing: '2026-05-02 00:00:00',
    })
    expect((await order('clock', { to: '2026-05-01 00:00:00' })).status).toBe(400)
    expect((await order('clock', { to: 'soon' })).status).toBe(400)
    expect(
      (await order('faults', { add: [{ endpoint: '*', kind: 'refuse', code: 409, message: 'x', times: 1 }] }))
        .body,
    ).toHaveLength(1)
    expect((await json(await post(house, '/api/balance'))).body.code).toBe(409)
    expect((await order('review', { what: 'deposit', id: 'D0', approve: true })).body).toBe(false)
    await order('site', { settings: { open: false, repairTips: '维护' } })
    expect((await json(await post(house, '/api/balance'))).body).toMatchObject({ code: 503, message: '维护' })
    const text = (await order('export')).body as unknown as string
    await order('reset')
    const view = (await order('read')).body
    expect(view).toMatchObject({
      scenario: 'member-with-money',
      clock: { now: NOON },
      faults: [],
      ledger: { sum: 0 },
      site: { settings: { open: true } },
    })
    expect((await order('import', { text })).status).toBe(200)
    expect((await order('read')).body).toMatchObject({ site: { settings: { open: false } } })
    expect((await order('import', { text: '{"meta":{}}' })).status).toBe(400)
    expect((await order('import', { text: 'soup' })).status).toBe(400)
    expect((await order('scenario', { name: 'demo', at: '2026-01-01 10:00:00', seed: 4 })).status).toBe(200)
    expect((await order('read')).body).toMatchObject({
      scenario: 'demo',
      seed: 4,
      clock: { beijing: '2026-01-01 10:00:00' },
    })
    expect((await order('scenario', { name: 'nowhere' })).status).toBe(400)
    expect((await order('dance')).status).toBe(404)
    expect((await fetch(`${house.url}/_house/read`)).status).toBe(405)
  })
})

describe('the wire', () => {
  test('binds this machine only, and two houses share nothing', async () => {
    const [one, two] = [await start(), await start()]
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await post(one, '/api/transfer', { amount: 1, sourcetype: 'userbalance', targettype: 'pp' })
    expect((await json(await post(two, '/api/balance'))).body).toMatchObject({ data: { balance: 1000 } })
  })

  test('a body over the cap, a broken form and an odd request get an answer and no stack', async () => {
    const house = await start()
    const large = await json(await post(house, '/api/transfer', `"${'x'.repeat(300_000)}"`))
    expect(large).toMatchObject({ status: 200, body: { code: 422, message: '上传内容过大，请压缩后再试' } })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(6_000_000)]), 'x.png')
    const upload = await fetch(`${house.url}/api/uploadimg`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await upload.json()).toMatchObject({ code: 422 })
    const broken = await post(house, '/api/uploadimg', 'no form', {
      'Content-Type': 'multipart/form-data; boundary=x',
    })
    expect(await broken.json()).toMatchObject({ code: 422, message: '请求内容无法读取，请检查后重试' })
    expect((await fetch(`${house.url}/api/balance`, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(`${house.url}/elsewhere`)).status).toBe(404)
    expect(await rawRequest(house, 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  })

  test('closing ends what hangs', async () => {
    const house = await start()
    await house.control.faults({ add: [{ endpoint: '*', kind: 'hang' }] })
    const hanging = post(house, '/api/balance')
    const ended = expect(hanging).rejects.toThrow()
    while ((await house.control.read()).requests.length === 0)
      await new Promise((resolve) => setImmediate(resolve))
    running.splice(0)
    await house.close()
    await ended
  })

  test('a port that is taken is an error of its own', async () => {
    const { port } = await start()
    await expect(startNodeHouse({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('a build beside the house', () => {
  const dirs: string[] = []
  afterEach(async () => {
    await Promise.all(dirs.splice(0).map((dir) => rm(dir, { recursive: true })))
  })

  async function built() {
    const dir = await mkdtemp(join(tmpdir(), 'house-'))
    dirs.push(dir)
    await mkdir(join(dir, 'site/assets'), { recursive: true })
    await writeFile(join(dir, 'secret.txt'), 'secret')
    await writeFile(join(dir, 'site/index.html'), '<!doctype html><script>boot()</script><p>云舟')
    await writeFile(join(dir, 'site/kf.html'), '<p>客服')
    await writeFile(join(dir, 'site/assets/app-Ab3_x-9Z.js'), 'export {}')
    return join(dir, 'site')
  }

  test('is served with its headers on the same origin', async () => {
    const house = await start({ staticDir: await built() })
    const page = await fetch(`${house.url}/?scenario=demo`)
    expect(await page.text()).toContain('云舟')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'.*frame-ancestors 'none'/,
    )
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = await fetch(`${house.url}/assets/app-Ab3_x-9Z.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await (await fetch(`${house.url}/kf.html`)).text()).toContain('客服')
    expect(await (await fetch(`${house.url}/login`)).text()).toContain('云舟')
    expect((await fetch(`${house.url}/assets/gone.js`)).status).toBe(404)
    expect((await post(house, '/api/app')).headers.get('content-type')).toContain('json')
  })

  test('nothing outside its folder is', async () => {
    const house = await start({ staticDir: await built() })
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const answer = await rawRequest(house, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/)
      expect(answer).not.toContain('secret\n')
    }
  })
})

/** A request as it stands, which fetch would tidy up. */
function rawRequest({ port }: NodeHouse, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      seen += chunk
      if (seen.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(seen))
    socket.on('error', reject)
  })
}
