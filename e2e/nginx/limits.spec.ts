import { expect } from '../support/test.ts'
import { test } from './behind-nginx.ts'
import { ask, bearer, type Front, post } from './front.ts'
import { withListener } from './listener.ts'

const TOO_OFTEN = { code: 429, message: '操作过于频繁，请稍后再试', data: null }
/** How many of so many requests at once were refused by nginx, in the words of the contract. */
async function refusedOf(count: number, front: Front, path: string, headers: Record<string, string>) {
  const answers = await Promise.all(
    Array.from({ length: count }, () => ask(front.url + path, post('{}', headers))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const codes = answers.map(({ body }) => JSON.parse(body.toString()))
  for (const one of codes.filter(({ code }) => code === 429)) expect(one).toEqual(TOO_OFTEN)
  return codes.filter(({ code }) => code === 429).length
}

test('logins by address and money calls by member are limited, and the refusal is one that the app reads', async ({
  front,
}) => {
  expect(await refusedOf(40, front, '/api/transfer', bearer('one'))).toBeGreaterThanOrEqual(25)
  // Another member is not held up by the first.
  const other = await ask(`${front.url}/api/transfer`, post('{}', bearer('two')))
  expect(JSON.parse(other.body.toString()).code).not.toBe(429)
  expect(await refusedOf(40, front, '/api/balance', bearer('one'))).toBe(0)
  expect(await refusedOf(200, front, '/api/login', {})).toBeGreaterThanOrEqual(30)
})

// Spelled with more than letters and lines, it never reaches the backend: paths.spec.ts.
test('another spelling of a money call or a login is limited as the call itself', async ({ front }) => {
  const spelled = ['/api/transfer/', '/api/Transfer', '/api//transfer']
  for (const [nth, path] of spelled.entries())
    expect(await refusedOf(40, front, path, bearer(`spelling-${nth}`)), path).toBeGreaterThanOrEqual(25)
})

test('polls of many members of one address hold up neither each other nor money and logins', async ({
  front,
}) => {
  // More at once than one member may, or one address once could: 300 balances.
  const members = Array.from({ length: 10 }, (_, n) => bearer(`crowd-${n}`))
  const refused = await Promise.all(members.map((one) => refusedOf(30, front, '/api/balance', one)))
  expect(refused).toEqual(members.map(() => 0))
  expect(await refusedOf(5, front, '/api/transfer', bearer('crowd-money'))).toBe(0)
  // One who asks without end is refused alone.
  expect(await refusedOf(200, front, '/api/balance', bearer('flood'))).toBeGreaterThanOrEqual(20)
  expect(await refusedOf(5, front, '/api/balance', bearer('crowd-0'))).toBe(0)
})

test('a member is the same however the scheme before the token is spelled', async ({ front }) => {
  const spelled = ['Bearer T', 'bearer T', 'BEARER T', 'Bearer  T'].map((authorization) => ({
    authorization,
  }))
  const refused = await Promise.all(spelled.map((one) => refusedOf(10, front, '/api/transfer', one)))
  expect(refused.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(25)
})

test('members are told apart by long tokens too, and what cannot be a token counts as the address', async ({
  front,
}) => {
  const long = (end: string) => bearer('x'.repeat(2_047) + end)
  expect(await refusedOf(40, front, '/api/transfer', long('a'))).toBeGreaterThanOrEqual(25)
  expect(await refusedOf(5, front, '/api/transfer', long('b'))).toBe(0)
  const none = [
    bearer('x'.repeat(2_049)),
    bearer('T U'),
    { authorization: 'T' },
    { authorization: 'Basic T' },
  ]
  const refused = await Promise.all(none.map((one) => refusedOf(10, front, '/api/transfer', one)))
  expect(refused.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(25)
})

/** nginx behind a load balancer on this machine, which names the visitors. */
const BEHIND = {
  '# set_real_ip_from 192.0.2.0/24;': 'set_real_ip_from 127.0.0.1;',
  '# real_ip_header X-Forwarded-For;': 'real_ip_header X-Forwarded-For;',
  '# real_ip_recursive on;': 'real_ip_recursive on;',
}

test('all addresses of one line of IPv6 count as one, and another line is not held up', () =>
  withListener(async (front) => {
    const logins = async (count: number, addressOf: (nth: number) => string) => {
      const from = (nth: number) => ({ 'x-forwarded-for': addressOf(nth) })
      const refused = Array.from({ length: count }, (_, nth) => refusedOf(1, front, '/api/login', from(nth)))
      return (await Promise.all(refused)).reduce((sum, one) => sum + one)
    }
    expect(await logins(200, (nth) => `2001:db8::${nth.toString(16)}`)).toBeGreaterThanOrEqual(30)
    expect(await logins(5, (nth) => `2001:db8:0:1::${nth}`)).toBe(0)
    // Any bytes may stand in an address: of a line end, and of no text at all.
    expect(
      await logins(200, (nth) => `2001:a0a:a0a:a0a:ff00:0:0:${nth.toString(16)}`),
    ).toBeGreaterThanOrEqual(30)
    // IPv4, and IPv4 as a socket of both kinds names it: one address each.
    expect(await logins(150, (nth) => `203.0.113.${nth}`)).toBe(0)
    expect(await logins(150, (nth) => `::ffff:198.51.100.${nth}`)).toBe(0)
  }, BEHIND))

test('first screens of many players of one address show all their pictures', () =>
  withListener(async (front, heard) => {
    const pictures = Array.from({ length: 40 }, (_, nth) => `/pictures/game.${nth}.webp`)
    for (let player = 0; player < 25; player += 1) {
      const answers = await Promise.all(pictures.map((path) => ask(front.url + path)))
      expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200))
    }
    expect(heard).toHaveLength(1_000)
  }))

test('what all addresses together may have written down has a limit, which a long letter reaches sooner', () =>
  withListener(async (front) => {
    const seen: Record<string, number[]> = { '/reports': [], '/csp-report': [] }
    for (const [path, statuses] of Object.entries(seen)) {
      for (const options of [{}, post('x'.repeat(66_000))])
        statuses.push((await ask(front.url + path, options)).status)
      expect(statuses).toEqual([403, 413])
    }
    const refused = async (count: number, path: string, bytes: number) => {
      const letters = Array.from({ length: count }, (_, nth) =>
        ask(
          front.url + path,
          post('x'.repeat(bytes), { 'x-forwarded-for': `203.0.${nth >> 8}.${nth & 255}` }),
        ),
      )
      const statuses = (await Promise.all(letters)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([204, 429]))
      seen[path]?.push(...statuses)
      return statuses.filter((status) => status === 429).length
    }
    expect(await refused(40, '/reports', 65_536)).toBeGreaterThanOrEqual(15)
    // Those that are short are not held up by them.
    const short = await ask(`${front.url}/reports`, post('{}'))
    expect(short.status).toBe(204)
    seen['/reports']?.push(short.status)
    expect(await refused(600, '/reports', 100)).toBeGreaterThanOrEqual(50)
    expect(await refused(150, '/csp-report', 100)).toBeGreaterThanOrEqual(30)
    // What was refused is a short line of the first log, at any rate, and takes no room where letters are.
    const taken = (path: string) => seen[path]?.filter((status) => status === 204).length
    const lines = (name: Parameters<typeof front.log>[0]) => front.log(name).trim().split('\n')
    await expect.poll(() => lines('member-app-reports.log').length).toBe(taken('/reports'))
    await expect.poll(() => lines('member-app-csp.log').length).toBe(taken('/csp-report'))
    const others = (path: string) =>
      lines('member-app.log').flatMap((line) => new RegExp(`"${path}" (\\d+) `).exec(line)?.[1] ?? [])
    for (const [path, statuses] of Object.entries(seen))
      await expect
        .poll(() => others(path).map(Number).sort())
        .toEqual(statuses.filter((status) => status !== 204).sort())
  }, BEHIND))
