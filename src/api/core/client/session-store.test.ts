// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storage } from '../../../lib/device/storage.ts'
import { countRequest } from '../../../lib/loading/in-flight.ts'
import { ContractError } from './errors.ts'
import {
  expireSession,
  getSessionEpoch,
  getToken,
  isSignedIn,
  onSessionDropped,
  onSessionExpired,
  signIn,
  signOut,
  useSessionEpoch,
  useToken,
  watchOtherTabs,
} from './session-store.ts'

const expiries: { silent: boolean }[] = []
const dropped: string[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  stops = [
    onSessionExpired(({ silent }) => expiries.push({ silent })),
    onSessionDropped((reason) => dropped.push(reason)),
    watchOtherTabs(),
  ]
})
afterEach(() => {
  for (const stop of stops) stop()
  signOut()
  expiries.length = 0
  dropped.length = 0
  localStorage.clear()
  vi.useRealTimers()
})

describe('the token', () => {
  test('is stored unchanged under the key `token`; a logout removes it with all data of the member', () => {
    localStorage.setItem('other', 'another owner')
    signIn('abc.def')
    storage.set('messageNum', 3)
    expect(localStorage.getItem('token')).toBe('abc.def')
    expect(isSignedIn()).toBe(true)
    signOut()
    expect(getToken()).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['other'])
  })

  test('is refused if it does not fit into a header', () => {
    expect(() => signIn('a\nb')).toThrow(ContractError)
    expect(isSignedIn()).toBe(false)
  })

  test('renders its readers only if it changes', () => {
    const { result } = renderHook(() => ({ token: useToken(), epoch: useSessionEpoch() }))
    const { epoch } = result.current
    act(() => signIn('a'))
    expect(result.current).toEqual({ token: 'a', epoch })
    act(() => signOut())
    expect(result.current).toEqual({ token: undefined, epoch: epoch + 1 })
  })

  test('of another member drops the data of the earlier one', () => {
    signIn('a')
    storage.set('messageNum', 3)
    const epoch = getSessionEpoch()
    signIn('b')
    expect(dropped).toEqual(['switched'])
    expect(getSessionEpoch()).toBe(epoch + 1)
    expect(storage.get('messageNum')).toBeUndefined()
    expect(localStorage.getItem('token')).toBe('b')
  })
})

describe('expiry', () => {
  const fail = (silent: boolean, token = getToken()) => expireSession({ silent, token })

  test('is announced once, however many calls fail, after storage and caches are cleared', () => {
    signIn('a')
    const seen: unknown[] = []
    stops.push(onSessionExpired(() => seen.push([getToken(), localStorage.getItem('token'), [...dropped]])))
    for (let n = 0; n < 20; n += 1) fail(false, 'a')
    fail(true, 'a')
    expect(expiries).toEqual([{ silent: false }])
    expect(seen).toEqual([[undefined, null, ['expired']]])
  })

  test('can be announced again after the next login', () => {
    signIn('a')
    fail(false)
    signIn('b')
    fail(true)
    expect(expiries).toEqual([{ silent: false }, { silent: true }])
  })

  test('a late 401 of an earlier session ends nothing', () => {
    signIn('a')
    signOut()
    signIn('b')
    fail(false, 'a')
    expect(expiries).toEqual([])
    expect(getToken()).toBe('b')
  })

  test.each([
    ['您的账号已在其他设备登录', true],
    ['您的账号已被冻结，请联系在线客服', true],
    ['Unauthenticated.', false],
    ['', false],
  ])('a 401 with the text %j, only to the poll, is told with its own words: %s', (text, isTold) => {
    const announced: unknown[] = []
    stops.push(onSessionExpired((expiry) => announced.push(expiry)))
    signIn('a')
    expireSession({ silent: true, token: 'a', text })
    expect(announced).toEqual([{ silent: !isTold, reason: isTold ? text : undefined }])
  })

  test('a 401 of a session that another tab has replaced keeps the new session', () => {
    signIn('a')
    // The other tab has logged in, and its storage event has not arrived here yet.
    localStorage.setItem('token', 'b')
    fail(false, 'a')
    expect(getToken()).toBe('b')
    expect(localStorage.getItem('token')).toBe('b')
    expect(expiries).toEqual([])
    expect(dropped).toEqual(['switched'])
  })

  test('a 401 to a visitor is announced too, once', () => {
    fail(false, undefined)
    fail(false, undefined)
    expect(expiries).toEqual([{ silent: false }])
    expect(dropped).toEqual(['expired'])
  })

  test('a 401 only to the poll expires the session silently and at once', () => {
    signIn('a')
    fail(true)
    expect(expiries).toEqual([{ silent: true }])
  })

  test.each([
    'visible',
    'background',
  ] as const)('a 401 to the poll waits for a running %s call, which raises the alert if it fails too', (kind) => {
    signIn('a')
    const done = countRequest(kind)
    fail(true)
    expect(expiries).toEqual([])
    fail(false)
    done()
    vi.advanceTimersByTime(5000)
    expect(expiries).toEqual([{ silent: false }])
  })

  test('a 401 to the poll expires the session silently after a moment if the other call succeeds', () => {
    signIn('a')
    const done = countRequest()
    fail(true)
    fail(true)
    vi.advanceTimersByTime(1000)
    done()
    expect(expiries).toEqual([{ silent: true }])
    expect(isSignedIn()).toBe(false)
  })

  test('a login during that moment keeps the new session', () => {
    signIn('a')
    const done = countRequest()
    fail(true)
    signOut()
    signIn('b')
    vi.advanceTimersByTime(5000)
    done()
    expect(expiries).toEqual([])
    expect(getToken()).toBe('b')
  })
})

describe('other tabs', () => {
  const inOtherTab = (key: string | null, value: string | null) => {
    if (key === null) localStorage.clear()
    else if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  }

  test.each([['token'], [null]])('a logout there (key %s) logs out here too, without an alert', (key) => {
    signIn('a')
    storage.set('messageNum', 3)
    inOtherTab(key, null)
    expect(isSignedIn()).toBe(false)
    expect(dropped).toEqual(['elsewhere'])
    expect(expiries).toEqual([])
    expect(storage.get('messageNum')).toBeUndefined()
  })

  test('a login of another member there switches the member here, and drops the caches', () => {
    signIn('a')
    inOtherTab('token', 'b')
    expect(getToken()).toBe('b')
    expect(dropped).toEqual(['switched'])
  })

  test('a login there logs in here too, and a visitor has nothing to drop', () => {
    inOtherTab('token', 'b')
    expect(getToken()).toBe('b')
    expect(dropped).toEqual([])
  })

  test('other keys change nothing, and a value that is not a token logs out', () => {
    signIn('a')
    inOtherTab('yz:theme', '"light"')
    expect(getToken()).toBe('a')
    inOtherTab('token', 'undefined')
    expect(isSignedIn()).toBe(false)
  })

  test.each([
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('a frozen page reads the token again on %s', (_what, wake) => {
    signIn('a')
    localStorage.removeItem('token')
    wake()
    expect(isSignedIn()).toBe(false)
    expect(dropped).toEqual(['elsewhere'])
  })
})
