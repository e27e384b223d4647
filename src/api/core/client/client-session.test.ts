import { describe, expect, test } from 'vitest'
import { storage } from '../../../lib/device/storage.ts'
import { envelope, expired, held, refusal, stubBackend } from '../../test-support/backend.ts'
import { askBalance, site, startAsMember } from '../../test-support/client.ts'
import { dataOf } from './client.ts'
import { SessionChanged, SessionExpired } from './errors.ts'
import { onSessionExpired, signIn, signOut } from './session-store.ts'

startAsMember()

describe('the session', () => {
  test('ends with a 401, which clears storage; after a silent call the expiry is silent', async () => {
    const expiries: unknown[] = []
    const stop = onSessionExpired((expiry) => expiries.push(expiry))
    signIn('t1')
    stubBackend({ '*': expired })
    const error = await askBalance({ silent: true }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SessionExpired)
    expect(error).toMatchObject({ silent: true })
    expect(expiries).toEqual([{ silent: true, reason: undefined }])
    expect(storage.get('token')).toBeUndefined()
    stop()
  })

  test.each([
    ['a good answer', () => envelope({ balance: 9 })],
    ['a 401', expired],
    ['a refusal', () => refusal('no')],
  ])('%s to a request of an earlier member is discarded and ends no session', async (_what, answer) => {
    const expiries: unknown[] = []
    const stop = onSessionExpired((expiry) => expiries.push(expiry))
    signIn('old')
    const slow = held()
    stubBackend({ '*': slow.reply })
    const failed = askBalance().catch((reason: unknown) => reason)
    signOut()
    signIn('new')
    slow.answer(answer())
    expect(await failed).toBeInstanceOf(SessionChanged)
    expect(expiries).toEqual([])
    expect(storage.get('token')).toBe('new')
    stop()
  })

  test('a lost answer of an earlier session is discarded too', async () => {
    signIn('old')
    const { promise, reject } = Promise.withResolvers<Response>()
    stubBackend({ '*': () => promise })
    const failed = askBalance().catch((reason: unknown) => reason)
    signOut()
    reject(new TypeError('Failed to fetch'))
    expect(await failed).toBeInstanceOf(SessionChanged)
  })

  test('a visitor’s answer stays valid after a login', async () => {
    signOut()
    const slow = held()
    stubBackend({ '*': slow.reply })
    const read = dataOf(site.getservicerurl({ body: {} }))
    signIn('t')
    slow.answer(envelope({ url: 'https://kf.example/' }))
    expect(await read).toEqual({ url: 'https://kf.example/' })
  })
})
