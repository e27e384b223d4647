import { describe, expect, test, vi } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { memberContract } from '#contracts/member.ts'
import { storage } from '../../../lib/device/storage.ts'
import { visibleCount } from '../../../lib/loading/in-flight.ts'
import { broken, envelope, expired, held, refusal, stubBackend } from '../../test-support/backend.ts'
import { askBalance, site, startAsMember, wallet } from '../../test-support/client.ts'
import { serverNow } from '../server-time.ts'
import { answerOf, clientOf, dataOf } from './client.ts'
import { onContractError } from './contract-report.ts'
import { ContractError, NetworkError, SessionChanged } from './errors.ts'
import { signIn, signOut } from './session-store.ts'

const member = clientOf(memberContract)

startAsMember()

describe('a request', () => {
  test('goes to the page’s origin as JSON, with the token as bearer and nowhere else', async () => {
    const { sent } = stubBackend({ '/api/transfer': () => envelope(null) })
    await answerOf(
      wallet.transfer({ body: { amount: 100.5, sourcetype: 'userbalance', targettype: 'yzdz' } }),
    )
    expect(sent).toHaveLength(1)
    const [request] = sent
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('https://app.test/api/transfer')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('authorization')).toBe('Bearer token-of-demo888')
    expect(request?.body).toEqual({ amount: 100.5, sourcetype: 'userbalance', targettype: 'yzdz' })
  })

  test('neither reads nor fills a cache, whatever a host in front allows', async () => {
    const { sent } = stubBackend({ '*': () => envelope({ usdt: 1 }) })
    await dataOf(clientOf(depositContract).getPayWay())
    expect(sent.map(({ method, cache }) => [method, cache])).toEqual([['GET', 'no-store']])
  })

  test('follows no redirect, which could lead to a portal or turn a POST into a GET', async () => {
    const { sent } = stubBackend({ '*': () => envelope({ balance: 1 }) })
    await askBalance()
    expect(sent[0]?.redirect).toBe('manual')
  })

  test('of a visitor has no authorization header, and calls for members are not sent', async () => {
    signOut()
    const { sent } = stubBackend({ '/api/getservicerurl': () => envelope({ url: 'https://kf.example/' }) })
    await dataOf(site.getservicerurl({ body: {} }))
    await expect(askBalance()).rejects.toBeInstanceOf(SessionChanged)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  test('with a file is form data whose boundary the browser sets', async () => {
    const { sent } = stubBackend({ '/api/uploadimg': () => envelope({ url: '/a.png' }) })
    await dataOf(member.uploadimg({ body: { file: new File(['x'], 'a.png', { type: 'image/png' }) } }))
    expect(sent[0]?.body).toBeInstanceOf(FormData)
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })

  test.each([
    ['https://evil.example/', 'https://app.test/api/balance'],
    ['https://app.test.evil.example/', 'https://app.test/api/balance'],
    ['http://app.test/', 'https://app.test/api/balance'],
    ['https://app.test@evil.example/', 'https://app.test/api/balance'],
    ['https://app.test/gateway/', 'https://app.test/gateway/api/balance'],
    ['https://app.test', 'https://app.test/api/balance'],
  ])('uses a stored baseURL %s only if its origin is the page’s', async (stored, url) => {
    signIn('t')
    storage.set('baseURL', stored)
    const { sent } = stubBackend({ '*': () => envelope({ balance: 1 }) })
    await askBalance()
    expect(sent[0]?.url).toBe(url)
  })

  test.each([
    'nonsense',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://',
    '/api',
  ])('ignores a stored baseURL %s', async (stored) => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'baseURL' ? JSON.stringify(stored) : null),
    })
    const { sent } = stubBackend({ '*': () => envelope({ balance: 1 }) })
    await askBalance()
    expect(sent[0]?.url).toBe('https://app.test/api/balance')
  })

  test('of a page opened from a file has a relative URL', async () => {
    vi.stubGlobal('location', { origin: 'null' })
    const { sent } = stubBackend({ '*': () => envelope({ balance: 1 }) })
    await askBalance()
    expect(sent[0]?.url).toBe('/api/balance')
  })
})

describe('an answer', () => {
  test('is decoded to fen and booleans, without unknown or prototype-polluting fields', async () => {
    const text =
      '{"code":200,"message":"ok","data":[{"name":"棋牌馆","platname":"qpg","balance":"1,200.50","__proto__":{"polluted":1},"x":1}]}'
    stubBackend({
      '/api/balancelist': () => new Response(text, { headers: { 'content-type': 'application/json' } }),
    })
    const venues = await dataOf(wallet.balancelist({ body: {} }))
    expect(venues).toEqual([{ name: '棋牌馆', platname: 'qpg', balance: 120_050 }])
    expect('polluted' in (venues[0] ?? {})).toBe(false)
    expect('polluted' in {}).toBe(false)
  })

  test('with an unreadable lenient field is read without it', async () => {
    stubBackend({
      '/api/balancelist': () => envelope([{ name: { zh: '棋牌馆' }, platname: 'qpg', balance: 1 }]),
    })
    expect(await dataOf(wallet.balancelist({ body: {} }))).toEqual([
      { name: '', platname: 'qpg', balance: 100 },
    ])
  })

  // 余额不足 in GBK.
  const GBK = new Uint8Array([0xd3, 0xe0, 0xb6, 0xee, 0xb2, 0xbb, 0xd7, 0xe3])
  const bytes = [...new TextEncoder().encode('{"code":202,"message":"'), ...GBK, 0x22, 0x7d]
  test.each([
    ['GBK if its content type says so', 'application/json;charset=GBK', '余额不足'],
    ['GB2312 if its content type says so', 'application/json; charset="gb2312"', '余额不足'],
    ['UTF-8 otherwise, so that GBK leaves no message', 'application/json', ''],
  ])('is read in %s', async (_, type, message) => {
    stubBackend({
      '*': () => new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }),
    })
    await expect(answerOf(wallet.transall({ body: {} }))).rejects.toMatchObject({ code: 202, message })
  })

  test.each([
    ['\ufeff{}'],
    ['\ufeff\ufeff{}'],
    ['\r\n\ufeff\n\ufeff{}\n'],
  ])('is read after byte-order marks and blank lines: %j', async (text) => {
    const body = text.replace('{}', '{"code":200,"message":"ok","data":{"balance":1}}')
    stubBackend({ '*': () => new Response(body, { headers: { 'content-type': 'application/json' } }) })
    expect(await askBalance()).toEqual({ balance: 100 })
  })

  test('declared as ISO-8859-1 is read as UTF-8', async () => {
    const type = 'application/json;charset=ISO-8859-1'
    stubBackend({
      '*': () => new Response('{"code":202,"message":"余额不足"}', { headers: { 'content-type': type } }),
    })
    await expect(askBalance()).rejects.toMatchObject({ message: '余额不足' })
  })

  test('has the message beside the data', async () => {
    stubBackend({ '/api/transall': () => envelope([], '一键回收成功') })
    expect(await answerOf(wallet.transall({ body: {} }))).toEqual({
      code: 200,
      message: '一键回收成功',
      data: null,
    })
  })

  test('that breaks the contract is reported with route and field, never with the value', async () => {
    const reported: ContractError[] = []
    onContractError((error) => reported.push(error))
    stubBackend({ '/api/balance': () => envelope({ balance: 'secret-1e3' }) })
    const error = await askBalance().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContractError)
    expect(reported).toEqual([error])
    expect(error).toMatchObject({ route: 'POST /api/balance', issues: [{ path: 'data.balance' }] })
    expect(String(error)).not.toContain('secret')
  })
})

describe('the server’s time', () => {
  const HOUR_MS = 3_600_000
  let tests = 0
  /** Whether the app adopts the time of such answers. Each test uses another time, and sends it twice. */
  const isAdopted = async (text: string, status = 200, contentType = 'application/json') => {
    onContractError(() => {})
    tests += 1
    const date = new Date(Date.now() + tests * HOUR_MS).toUTCString()
    stubBackend({ '*': () => new Response(text, { status, headers: { date, 'content-type': contentType } }) })
    for (let call = 0; call < 2; call += 1) {
      signIn('t')
      await askBalance().catch(() => undefined)
    }
    return Math.abs(serverNow() - Date.parse(date)) < HOUR_MS / 2
  }
  const PAGE = '<h1>502</h1>'

  test.each<[what: string, ...Parameters<typeof isAdopted>]>([
    ['a gateway page', PAGE, 502, 'text/html'],
    ['a gateway that answers JSON', '{"error":"no server"}', 502],
    ['a challenge page', PAGE, 403, 'text/html'],
    ['a portal page', PAGE, 200, 'text/html'],
    ['a page of maintenance', PAGE, 503, 'text/html'],
    ['HTTP 401', '', 401],
    ['cut JSON', '{"code":200,"da'],
    ['JSON that is not an envelope', '{"balance":1}'],
  ])('is not adopted from %s', async (_, ...answer) => {
    expect(await isAdopted(...answer)).toBe(false)
  })

  test.each([
    ['a good answer', '{"code":200,"message":"","data":{"balance":1}}'],
    ['a refusal', '{"code":202,"message":"no"}'],
    ['an answer whose data cannot be read', '{"code":200,"message":"","data":{"balance":"soon"}}'],
  ])('is adopted from %s', async (_, text) => {
    expect(await isAdopted(text)).toBe(true)
  })
})

describe('the loading indicator', () => {
  test('counts visible calls only', async () => {
    const first = held()
    stubBackend({ '/api/balance': first.reply })
    const silentCalls = [askBalance({ silent: true }), askBalance({ background: true })]
    expect(visibleCount()).toBe(0)
    const visibleCalls = [askBalance(), askBalance()]
    expect(visibleCount()).toBe(2)
    first.answer(refusal('no'))
    await Promise.allSettled([...silentCalls, ...visibleCalls])
    expect(visibleCount()).toBe(0)
  })
})

test('nothing is ever sent twice', async () => {
  for (const reply of [broken, expired, () => refusal('no'), () => new Response('', { status: 503 })]) {
    signIn('t')
    const { sent } = stubBackend({ '*': reply })
    const error = await answerOf(wallet.transall({ body: {} })).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(sent).toHaveLength(1)
  }
  expect(new NetworkError('http', 503).message).toBe('http 503')
})
