import { describe, expect, it, vi } from 'vitest'
import { sessionContract } from '#contracts/session.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { rememberPid } from '#src/api/core/client/pid.ts'
import { getToken } from '#src/api/core/client/session-store.ts'
import { logOff, type RegistrationRequest, useLogin, useRegister } from '#src/api/queries/session.ts'
import { refusedWith, runAction } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { BAD_TOKEN, refusesWithoutToken } from './support/session-end.ts'
import { done, refusedIn, unauthorised, words } from './support/wire.ts'

const { login, register, logoff } = sessionContract
const MAINTENANCE: StateRef = ['maintenance', { tips: '系统升级，预计 12:00 恢复' }]

describe('a login', () => {
  const code = 'k7wd'
  const right = { name: FRESH.username, password: FRESH.password, code }

  it('gives a token, and words for the member', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'with the right password',
        call: login,
        body: right,
        answer: done('登录成功', { api_token: words('a1b2c3d4') }),
      },
      async () => {
        expect(await runAction(useLogin, right)).toEqual({ outcome: 'done', answer: '登录成功' })
        expect(getToken()).toBe('a1b2c3d4')
      },
    ))

  it.each([
    {
      that: 'with a wrong password',
      given: ['fresh-member'],
      sent: { ...right, password: 'wrong888' },
      message: '账号或密码错误，请核对后重试',
    },
    {
      that: 'of a name that nobody has',
      given: ['visitor'],
      sent: { name: 'nobody888', password: 'nobody888', code },
      message: '账号或密码错误，请核对后重试',
    },
    {
      that: 'while the site is under maintenance',
      given: MAINTENANCE,
      sent: { name: DEMO.username, password: DEMO.password, code },
      message: '系统升级，预计 12:00 恢复',
    },
  ] as const)('is refused with a message: $that', ({ that, given, sent, message }) =>
    pact({ given, that, call: login, body: sent, answer: refusedIn(given, message) }, async () => {
      expect(await runAction(useLogin, sent)).toEqual(refusedWith(message))
      expect(getToken()).toBeUndefined()
    }))
})

describe('a registration', () => {
  const newcomer: RegistrationRequest = {
    name: 'newboat1',
    password: 'secret1',
    confirmPassword: 'secret1',
    realName: '陈小舟',
    payPassword: '246810',
    code: 'k7wd',
  }
  const wire = (member: RegistrationRequest, more = {}) => ({
    name: member.name,
    password: member.password,
    confirmPass: member.confirmPassword,
    realname: member.realName,
    paypassword: member.payPassword,
    code: member.code,
    ...more,
    referrer: '',
    referrer_node: '',
  })
  const welcome = '注册成功，欢迎加入云舟'

  it('logs the new member in', () =>
    pact(
      {
        given: ['visitor'],
        that: 'of a new member',
        call: register,
        body: wire(newcomer),
        answer: done(welcome, { api_token: words('a1b2c3d4') }),
      },
      async () => {
        const answer = { message: welcome, signedIn: true }
        expect(await runAction(useRegister, newcomer)).toEqual({ outcome: 'done', answer })
        expect(getToken()).toBe('a1b2c3d4')
      },
    ))

  it('without a token in its answer leaves the player a visitor', () =>
    pact(
      {
        given: ['visitor'],
        that: 'with or without data in the answer',
        call: register,
        body: wire(newcomer),
        answer: done(welcome),
      },
      async () => {
        const answer = { message: welcome, signedIn: false }
        expect(await runAction(useRegister, newcomer)).toEqual({ outcome: 'done', answer })
        expect(getToken()).toBeUndefined()
      },
    ))

  it.each([
    {
      that: 'under a name that is taken',
      given: ['fresh-member'],
      sent: { ...newcomer, name: FRESH.username },
      message: '该用户名已被注册，请更换后重试',
    },
    {
      that: 'while the site is under maintenance',
      given: MAINTENANCE,
      sent: newcomer,
      message: '系统升级，预计 12:00 恢复',
    },
  ] as const)('is refused with a message: $that', ({ that, given, sent, message }) =>
    pact({ given, that, call: register, body: wire(sent), answer: refusedIn(given, message) }, async () =>
      expect(await runAction(useRegister, sent)).toEqual(refusedWith(message)),
    ))

  it('names the promoter whose link was followed', () =>
    pact(
      {
        given: ['visitor'],
        that: 'by a promoter’s link',
        call: register,
        body: wire(newcomer, { pid: 'boat7' }),
        answer: done(welcome, { api_token: words('a1b2c3d4') }),
      },
      async () => {
        rememberPid('boat7')
        expect(await runAction(useRegister, newcomer)).toMatchObject({ outcome: 'done' })
      },
    ))
})

describe('a logout', () => {
  /** The app does not wait for the answer; Pact has to. */
  const leave = async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    logOff()
    expect(getToken()).toBeUndefined()
    await Promise.all(sent.mock.results.map(({ value }) => value))
    sent.mockRestore()
  }

  it('is sent to the backend', () =>
    pact(
      { given: ['fresh-member'], that: 'of a member', call: logoff, as: FRESH, answer: { code: 200 } },
      leave,
    ))

  it('also succeeds with an invalid token', () =>
    pact(
      {
        given: ['member-with-money'],
        that: 'with a bad token',
        call: logoff,
        as: BAD_TOKEN,
        answer: unauthorised,
      },
      leave,
    ))

  refusesWithoutToken({ call: logoff })
})
