import { describe, expect, it, vi } from 'vitest'
import { NotSendable, watchFetch } from './page.ts'
import { settingsFrom, WrongUsage } from './settings.ts'

const URL_ = 'https://staging.example'

describe('the command line', () => {
  it('reads the address, the account and where the password is', () => {
    const args = [`${URL_}/backend/`, '--account', 'boat', '--password-env', 'P', '--timeout', '500']
    expect(settingsFrom(args, { P: 'word' })).toMatchObject({
      base: `${URL_}/backend`,
      access: { as: 'account', account: 'boat', password: 'word' },
      timeoutMs: 500,
    })
    expect(settingsFrom([URL_], {})).toMatchObject({ access: { as: 'visitor' }, timeoutMs: 30_000 })
    expect(settingsFrom([URL_, '--token-env', 'T'], { T: 'abc' })).toMatchObject({
      access: { as: 'token', token: 'abc' },
    })
    expect(settingsFrom([URL_, '--account', 'boat'], {})).toMatchObject({ access: { password: undefined } })
    expect(settingsFrom(['--help'], {})).toBe('help')
    expect(settingsFrom(['--har', 'a.har', '--record', 'new.json'], {})).toMatchObject({
      har: 'a.har',
      base: undefined,
      record: 'new.json',
    })
  })

  it.each([
    ['http://localhost:8080'],
    ['http://[::1]:8080'],
    ['http://staging.example', '--insecure'],
  ])('takes http: %s %s', (...args) => expect(settingsFrom(args, {})).toMatchObject({ base: args[0] }))

  it.each([
    [['http://staging.example'], 'use https, or --insecure'],
    [['http://127.0.0.1.evil.example'], 'use https, or --insecure'],
    [['staging.example'], 'no http or https address'],
    [['ftp://staging.example'], 'no http or https address'],
    [['https://boat:secret@staging.example'], 'names a user'],
    [[`${URL_}/?x=1`], 'has a query'],
    [[URL_, 'secret'], 'more than one address'],
    [[URL_, '--password', 'secret'], "Unknown option '--password'"],
    [[URL_, '--account', 'boat', '--password-env', 'secret'], 'names a variable that is not set'],
    [[URL_, '--password-env', 'P'], '--password-env needs --account'],
    [[URL_, '--account', 'boat', '--password-env', 'P', '--token-env', 'P'], 'exclude each other'],
    [[URL_, '--only', '('], 'no regular expression'],
    [[URL_, '--timeout', '0'], '--timeout wants'],
    [[URL_, '--timeout', '30001'], '--timeout wants'],
    [['--har', 'a.har', '--token-env', 'P'], '--har sends nothing'],
  ])('explains %j, and repeats no secret', (args, expected) => {
    const read = () => settingsFrom(args, { P: 'word' })
    expect(read).toThrow(WrongUsage)
    expect(read).toThrow(expected)
    expect(read).not.toThrow('secret')
  })
})

describe('the way out', () => {
  it('lets read calls of this backend pass, and nothing else', async () => {
    const sent = vi.fn(async () => Response.json({}))
    vi.stubGlobal('fetch', sent)
    const base = `${URL_}/backend`
    watchFetch(base)
    await fetch(`${base}/pay/api/queryOrderNo?orderNo=1`)
    await fetch(`${base}/api/balance`, { method: 'POST' })
    expect(sent).toHaveBeenCalledTimes(2)
    for (const path of [
      '/api/transfer',
      '/pay/api/recharge',
      '/api/getGameUrl',
      '/api/dofanshui',
      '/api/unknown',
    ])
      await expect(fetch(`${base}${path}`, { method: 'POST' })).rejects.toThrow(NotSendable)
    await expect(fetch(`https://other.example/api/balance`, { method: 'POST' })).rejects.toThrow(NotSendable)
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
