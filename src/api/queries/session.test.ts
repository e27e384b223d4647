// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storage } from '../../lib/device/storage.ts'
import { rememberPid } from '../core/client/pid.ts'
import { getToken, isSignedIn, onSessionDropped, signIn } from '../core/client/session-store.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { broken, envelope, hang, held, refusal } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { logOff, useLogin, useRegister } from './session.ts'

setUpFixture()

describe('the session', () => {
  const CREDENTIALS = { name: 'demo888', password: 'demo888', code: 'ab12' }
  const NEWCOMER = {
    name: 'abcdef',
    password: '123456',
    confirmPassword: '123456',
    realName: '张三',
    payPassword: '654321',
    code: 'ab12',
  }

  test('login stores the token before onDone runs', async () => {
    fixture.backend.routes['/api/login'] = () => envelope({ api_token: 'tok' }, '登录成功')
    const seen: unknown[] = []
    const { result } = renderApi(fixture.client, () =>
      useLogin({ onDone: (message) => seen.push([message, getToken()]) }),
    )
    await act(() => result.current.run(CREDENTIALS))
    expect(seen).toEqual([['登录成功', 'tok']])
    expect(fixture.lastBody()).toEqual(CREDENTIALS)
    expect(JSON.stringify({ ...localStorage })).not.toContain('demo888')
  })

  test.each([
    ['no token', () => envelope({}, '登录成功'), [] as string[]],
    ['a refusal', () => refusal('用户名或密码错误'), ['error: 用户名或密码错误']],
    ['a lost answer', broken, []],
  ])('%s logs nobody in', async (_what, reply, message) => {
    fixture.backend.routes['/api/login'] = reply
    const { result } = renderApi(fixture.client, () =>
      useLogin({ onDone: () => fixture.toasts.push('done') }),
    )
    await act(() => result.current.run(CREDENTIALS))
    expect(isSignedIn()).toBe(false)
    expect(fixture.toasts).toEqual(message)
    expect(result.current.locked).toBe(false)
  })

  test('registration sends the pid, and logs in only with a token', async () => {
    rememberPid('agent7')
    const seen: unknown[] = []
    fixture.backend.routes['/api/register'] = () => envelope([], '注册成功，请登录')
    const { result } = renderApi(fixture.client, () =>
      useRegister({ onDone: (registered) => seen.push(registered) }),
    )
    await act(() => result.current.run(NEWCOMER))
    expect(fixture.lastBody()).toEqual({
      ...{ name: 'abcdef', password: '123456', code: 'ab12', pid: 'agent7' },
      ...{ confirmPass: '123456', realname: '张三', paypassword: '654321' },
      ...{ referrer: '', referrer_node: '' },
    })
    expect(isSignedIn()).toBe(false)
    fixture.backend.routes['/api/register'] = () => envelope({ api_token: 'tok' }, '注册成功')
    await act(() => result.current.run(NEWCOMER))
    expect(getToken()).toBe('tok')
    expect(seen).toEqual([
      { message: '注册成功，请登录', signedIn: false },
      { message: '注册成功', signedIn: true },
    ])
  })

  test.each([
    ['in this tab', () => signIn('member-a')],
    // Its event has not come yet.
    ['in another tab', () => localStorage.setItem('token', 'member-a')],
  ])('a registration that is answered after a login %s changes nothing and says nothing', async (_where, logIn) => {
    const { reply, answer } = held()
    fixture.backend.routes['/api/register'] = reply
    const notified: unknown[] = []
    const stop = onSessionDropped((reason) => notified.push(reason))
    const notify = (what: unknown) => notified.push(what)
    const { result } = renderApi(fixture.client, () => useRegister({ onDone: notify, onAway: notify }))
    await act(async () => {
      const registration = result.current.run(NEWCOMER)
      await Promise.resolve()
      logIn()
      storage.set('messageNum', 3)
      answer(envelope({ api_token: 'of-the-link' }, '注册成功'))
      notified.push(await registration)
    })
    stop()
    expect([storage.get('token'), storage.get('messageNum')]).toEqual(['member-a', 3])
    expect(getToken()).not.toBe('of-the-link')
    expect(notified).toEqual(['ended'])
    expect(fixture.toasts).toEqual([])
  })

  test.each([
    ['answers', () => envelope(null)],
    ['never answers', hang],
    ['is down', broken],
    ['says 401', () => envelope(null, '', 401)],
  ])('logout takes effect at once when the server %s, and its request carries the token', (_what, reply) => {
    fixture.backend.routes['/api/logoff'] = reply
    signIn('tok')
    logOff()
    expect(isSignedIn()).toBe(false)
    expect(localStorage.length).toBe(0)
    expect(fixture.backend.sent[0]?.headers.get('authorization')).toBe('Bearer tok')
  })
})
