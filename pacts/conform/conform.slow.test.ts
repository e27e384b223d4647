import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { AS_DEMO, runConform, SLOW_MS, watchedBackend } from './test-conform.ts'

/** Repeated here on purpose: a call classified wrongly would be sent to a live backend. */
const CHANGING = `
/api/login_pc /api/register /api/getGameUrl /api/updateuserinfo /api/uploadimg /api/editPassword /api/editPayPassword
/api/transall /api/transfer /api/uptransferstatus /api/recharge /pay/api/recharge /api/withdraw /api/delcard
/api/bindcard /api/dofanshui /api/douserredpacket /api/activityapply /api/applyagentdo
`
  .trim()
  .split(/\s+/)

const success = (data: unknown) => ({ status: 200, body: { code: 200, message: '', data } })
const count = (paths: readonly string[], path: string) => paths.filter((sent) => sent === path).length

describe('the walk', { timeout: SLOW_MS }, () => {
  it('finds no fault of the mock backend as a member, changes nothing, and prints no value', async () => {
    const { url, asked } = await watchedBackend()
    // The walk logs in, which ends the session that reads these.
    const values = await valuesOf(url)
    asked.length = 0
    const folder = mkdtempSync(join(tmpdir(), 'conform-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'result.json')
    const { exitCode, text, last } = await runConform([url, ...AS_DEMO, '--json', file])
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining(', 0 breaches') })
    expect(last).toMatch(/^1\d\d calls, 1\d\d ok, \d refused, 0 breaches$/)
    expect(asked.filter((path) => CHANGING.includes(path))).toEqual([])
    expect([asked[0], asked.at(-1)]).toEqual(['/api/login', '/api/logoff'])
    expect([count(asked, '/api/login'), count(asked, '/api/logoff')]).toEqual([1, 1])
    expect(new Set(asked).size).toBeGreaterThan(30)
    const report = readFileSync(file, 'utf8')
    expect(JSON.parse(report)).toMatchObject({ good: true, breaches: 0 })
    for (const value of values) expect(text + report).not.toContain(value)
  })

  it('makes the visitors’ calls without an account, and logs nobody in', async () => {
    const { url, asked } = await watchedBackend()
    const { exitCode, text } = await runConform([url])
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining('POST /api/app') })
    expect(asked).not.toContain('/api/login')
    expect(asked).not.toContain('/api/user')
  })

  it('does not end a session that it was given', async () => {
    const { url, asked } = await watchedBackend()
    const args = [url, '--token-env', 'STAGING_TOKEN', '--only', '/api/balance$']
    const { exitCode, last } = await runConform(args, { STAGING_TOKEN: tokenOf(DEMO.username) })
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: '1 calls, 1 ok, 0 refused, 0 breaches' })
    expect(asked).toEqual(['/api/balance'])
  })
})

describe('a breach', { timeout: SLOW_MS }, () => {
  it('is reported with its path and the kind of value, once for all rows, and never with the value', async () => {
    const row = { out_trade_no: 'SECRET-NO', amount: 1, pay_way: 'SECRET', state: 1, created_at: '' }
    const { url, asked } = await watchedBackend((path) => {
      if (path === '/api/gettransrecord')
        return success({ data: [row, { ...row, amount: null }, { ...row, amount: null }], last_page: 1 })
      return path === '/api/balance' ? success({ balance: 'SECRET' }) : undefined
    })
    const { exitCode, text, last } = await runConform([url, ...AS_DEMO, '--only', 'balance$|gettransrecord'])
    expect(exitCode).toBe(1)
    expect(text).toContain('breach   POST /api/gettransrecord (type 1, date 1, page 1)\n')
    expect(text).toContain('data.data[1].amount: null; the contract reads a number or text (in 2 rows)')
    expect(text).toContain(
      'data.balance: text that is no decimal; the contract reads an amount with at most 2 decimals',
    )
    expect(last).toBe('19 calls, 2 ok, 0 refused, 17 breaches')
    for (const value of ['SECRET', DEMO.username, tokenOf(DEMO.username)]) expect(text).not.toContain(value)
    expect(asked.at(-1)).toBe('/api/logoff')
  })

  const OLD = {
    out_trade_no: 'D1',
    amount: 1,
    pay_way: '微信支付',
    state: 1,
    created_at: '2020-01-01 00:00:00',
  }
  const order = (deposit_no: string, message: string) => ({
    status: 200,
    body: {
      code: 200,
      message,
      data: { deposit_no, info: { created_at: '', amount: 1, usdt_rate: 7.3, paytype: '微信支付' } },
    },
  })

  it.each([
    ['/api/payinfo', order('SECRET', 'wxpay'), 'data.deposit_no is not the one that was requested'],
    ['/api/payinfo', order('', 'wxpay'), 'data.info.usdt_rate is not 1, and the order is paid in 元'],
    [
      '/api/gettransrecord',
      success({ current_page: 3, data: [OLD], last_page: 9 }),
      'data.current_page is not the page that was requested',
    ],
    ['/api/gettransrecord', success([OLD]), 'created_at of a row is older than `date` 4 asks for'],
    [
      '/api/user',
      success({ username: 'SECRET', balance: 1 }),
      'data.username is not the member of the session',
    ],
    ['/api/getcard', success([{ id: 1, bank: 'USDT' }]), 'data.0.bank is not what was requested'],
  ])('is an answer about something else: %s', async (path, answer, expected) => {
    const { url } = await watchedBackend((requested) => (requested === path ? answer : undefined))
    const only = path === '/api/payinfo' ? 'payinfo$|gettransrecord$' : `${path}$`
    const { exitCode, text } = await runConform([url, ...AS_DEMO, '--only', only])
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining(expected) })
    expect(text).not.toContain('SECRET')
  })

  it.each([
    ['another status', { status: 502, body: {} }, 'HTTP status 502'],
    [
      'a page of maintenance',
      { status: 503, body: {} },
      'HTTP status 503; every answer of the contract has 200',
    ],
    ['a redirect', { status: 302, body: {} }, 'HTTP status 302: a redirect'],
    [
      'no envelope',
      { status: 200, body: { code: '200' } },
      'code: text of a decimal; the contract reads a whole number',
    ],
    [
      'a 401 in the middle',
      { status: 200, body: { code: 401, message: '' } },
      'takes for the end of the session',
    ],
    [
      'a field that the app reads as absent',
      success({ username: DEMO.username, balance: 1, birthday: 'SECRET' }),
      'data.birthday: text that is no decimal; the contract reads a date of Beijing time',
    ],
  ])('%s', async (_what, answer, expected) => {
    const { url } = await watchedBackend((path) => (path === '/api/user' ? answer : undefined))
    const { exitCode, text } = await runConform([url, ...AS_DEMO, '--only', 'api/(user|balance)$'])
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining(expected) })
    if (expected.includes('session'))
      expect(text).toContain('skipped  POST /api/balance: the session has ended')
  })
})

describe('what ends the run', { timeout: SLOW_MS }, () => {
  it('a refused login is reported with the backend’s message, without what was typed', async () => {
    const refusal = { code: 202, message: `${DEMO.username} 密码错误`, data: null }
    const { url, asked } = await watchedBackend((path) =>
      path === '/api/login' ? { status: 200, body: refusal } : undefined,
    )
    const { exitCode, text } = await runConform([url, ...AS_DEMO])
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining('… 密码错误') })
    expect(text).toContain('refused  POST /api/login: code 202')
    expect(text).not.toContain(DEMO.username)
    expect(asked).toEqual(['/api/login'])
  })

  it('nobody there', async () => {
    const { exitCode, text } = await runConform(['http://127.0.0.1:1', ...AS_DEMO])
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining('Nobody answers at') })
  })

  it.each([
    [[], 'address of the backend is missing'],
    [['http://127.0.0.1:1', ...AS_DEMO], 'no terminal to ask'],
    [['http://127.0.0.1:1', '--only', 'nothing like this'], 'No call that only reads matches'],
  ])('wrong usage: %j', async (args, expected) => {
    const { exitCode, text } = await runConform(args, { CONFORM_PASSWORD: '' })
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining(expected) })
  })
})

/** Values that the member would not want in the log of a build. */
async function valuesOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(DEMO.username)}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = await response.json()
  const { username, realname, mobile, email, balance, gameblance, paysum } = data
  const values = [username, realname, mobile, email, balance, gameblance, paysum, tokenOf(username)].map(
    String,
  )
  expect(values.length).toBeGreaterThan(6)
  // A short number may appear in the result by chance.
  return values.filter((value) => value.length > 3)
}
