import { expect, test } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'

const token = tokenOf('demo888')
const SECRETS = ['s3cret-login', 's3cret-pay', 's3cret-new']

const register = {
  ...{ name: 'player01', password: SECRETS[0], confirmPass: SECRETS[0], realname: '王小明' },
  ...{ paypassword: SECRETS[1], code: 'abcd', referrer: '', referrer_node: '' },
}

test('a report has the calls with request and answer, and opens elsewhere as the same world', async () => {
  const mock = await testMock('member-with-money')
  await mock.control.faults({ add: [{ kind: 'slow', endpoint: '/api/vip', delayMs: 1 }] }).catch(() => [])
  await mock.call('/api/transfer', { amount: 12, sourcetype: 'userbalance', targettype: 'yzdz' }, { token })
  const report = await mock.control.report()
  expect(report.calls[0]).toMatchObject({ path: '/api/transfer', code: 200, hasToken: true })
  expect(JSON.parse(report.calls[0]?.body ?? '')).toMatchObject({ amount: 12 })
  expect(JSON.parse(report.calls[0]?.answer ?? '')).toMatchObject({ code: 200 })
  const other = await testMock('visitor')
  await other.control.import({ text: report.world })
  const [original, imported] = [await mock.control.read(), await other.control.read()]
  expect([imported.members, imported.clock.now, imported.clock.stopped]).toEqual([
    original.members,
    original.clock.now,
    true,
  ])
  // The personas' tokens and passwords are public, so what they do goes on.
  expect((await other.call('/api/balance', {}, { token })).code).toBe(200)
  expect((await other.call('/api/login', { name: 'demo888', password: 'demo888', code: 'x' })).code).toBe(200)
})

test('a report contains no password, token or ticket, wherever it was typed or issued', async () => {
  const mock = await testMock('member-with-money', { params: { venue: 'yzdz', inVenue: 10 } })
  const { data } = await mock.call('/api/register', register)
  const given = (data as { api_token: string }).api_token
  await mock.call('/api/editPassword', { password: SECRETS[0], paypassword: SECRETS[2] }, { token: given })
  const login = { name: 'player01', password: SECRETS[2], code: 'abcd' }
  const again = (await mock.call('/api/login', login)).data as { api_token: string }
  const wire = { plat_name: 'yzdz', game_type: 0, game_code: 'yzdz-001', is_mobile_url: 1 }
  const { url } = (await mock.call('/api/getGameUrl', wire, { token })).data as { url: string }
  const ticket = url.split('ticket=')[1] ?? ''
  await mock.call('/_game/state', { ticket })
  await mock.call('/api/login', { name: 'player01', password: 98_765_432, code: 'abcd' }).catch(() => {})
  const text = JSON.stringify(await mock.control.report())
  for (const secret of [...SECRETS, given, again.api_token, ticket, '98765432']) {
    expect(secret.length).toBeGreaterThan(7)
    expect(text).not.toContain(secret)
  }
  for (const { id } of await mock.control.calls())
    expect(JSON.stringify(await mock.control.call({ id }))).not.toContain(ticket)
})

test('a typed password is replaced by one that the reader of a report knows', async () => {
  const mock = await testMock('visitor')
  await mock.call('/api/register', register)
  const typed = await mock.read((world) =>
    Object.values(world.members).map((member) => member.passwordDigest),
  )
  const report = await mock.control.report()
  for (const digest of typed) expect(report.world).not.toContain(digest)
  const other = await testMock('visitor')
  await other.control.import({ text: report.world })
  const login = { name: 'player01', password: '888888', code: 'abcd' }
  expect((await other.call('/api/login', login)).code).toBe(200)
})

test('a report says who is logged in, and there that member is: by a token that anybody can tell from the name', async () => {
  const mock = await testMock('member-with-money')
  await mock.call('/api/register', register)
  const logIn = async (name: string, password: string) =>
    ((await mock.call('/api/login', { name, password, code: 'abcd' })).data as { api_token: string })
      .api_token
  const given = [await logIn('player01', String(SECRETS[0])), await logIn('demo888', 'demo888')]
  expect((await mock.control.report({ token: given[0] })).username).toBe('player01')
  const report = await mock.control.report({ token: given[1] })
  expect(report.username).toBe('demo888')
  for (const token of given) expect(JSON.stringify(report)).not.toContain(token)
  const other = await testMock('visitor')
  await other.control.import({ text: report.world })
  for (const name of ['player01', 'demo888'])
    expect((await other.call('/api/balance', {}, { token: tokenOf(name) })).code).toBe(200)
})

test('a page whose session another login has ended is logged out in its report, too', async () => {
  const mock = await testMock('member-with-money')
  await mock.call('/api/login', { name: 'demo888', password: 'demo888', code: 'abcd' })
  const other = await testMock('visitor')
  await other.control.import({ text: (await mock.control.report({ token })).world })
  expect((await other.call('/api/balance', {}, { token })).code).toBe(401)
})

test.each(['', 'none', 'constructor', undefined])('with the token %j nobody is logged in', async (given) => {
  const mock = await testMock('member-with-money')
  expect((await mock.control.report(given === undefined ? undefined : { token: given })).username).toBe('')
})

test('its bodies are bounded, the newest first, and say how long they were', async () => {
  const mock = await testMock('visitor')
  for (let n = 0; n < 200; n++) await mock.raw('/api/game/list', undefined, { method: 'GET' })
  const { calls } = await mock.control.report()
  const weight = calls.reduce((sum, { body, answer }) => sum + body.length + (answer?.length ?? 0), 0)
  expect(calls).toHaveLength(200)
  expect(weight).toBeLessThan(1_020_000)
  expect(calls[0]?.answer).toMatch(/… \(\d{5,} characters\)$/)
  expect(calls[0]?.answer?.length).toBeLessThan(20_040)
})
