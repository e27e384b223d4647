import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { memberContract } from '#contracts/member.ts'
import { sessionContract } from '#contracts/session.ts'
import { FRESH } from '#mock/scenarios/personas.ts'
import { getToken } from '#src/api/core/client/session-store.ts'
import { useEditPassword, useEditPayPassword } from '#src/api/queries/profile.ts'
import { refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { done, refused } from './support/wire.ts'

const { editPassword, editPayPassword } = memberContract

/** After a new login password the app sends logoff, which has its own interaction and must not reach Pact here. */
function keepLogoff() {
  const send = globalThis.fetch
  const loggedOff = vi.fn(() => Promise.resolve(new Response('', { status: 401 })))
  const isLogoff = (url: unknown) => String(url).endsWith(sessionContract.logoff.path)
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
    isLogoff(args[0]) ? loggedOff() : send(...args),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return loggedOff
}

describe('a change of password', () => {
  it.each([
    {
      what: 'login password',
      call: editPassword,
      useIt: useEditPassword,
      old: FRESH.password,
      next: 'newer888',
    },
    {
      what: 'payment password',
      call: editPayPassword,
      useIt: useEditPayPassword,
      old: FRESH.payPassword,
      next: '135791',
    },
  ])('takes the old $what', ({ call, useIt, old, next }) =>
    pact(
      {
        given: ['fresh-member'],
        that: 'with the right old password',
        call,
        as: FRESH,
        body: { paypassword: next, password: old },
        answer: done('密码修改成功！'),
      },
      async () => {
        const loggedOff = keepLogoff()
        const ran = await runAction(useIt, { oldPassword: old, newPassword: next })
        expect(ran).toEqual({ outcome: 'done', answer: '密码修改成功！' })
        const ends = useIt === useEditPassword
        expect(getToken() === undefined).toBe(ends)
        expect(loggedOff).toHaveBeenCalledTimes(ends ? 1 : 0)
      },
    ))

  it.each([
    { call: editPassword, useIt: useEditPassword, next: 'newer888' },
    { call: editPayPassword, useIt: useEditPayPassword, next: '135791' },
  ])('is refused with a message on a wrong old one: $call.path', ({ call, useIt, next }) =>
    pact(
      {
        given: ['fresh-member'],
        that: 'with a wrong old password',
        call,
        as: FRESH,
        body: { paypassword: next, password: 'wrong888' },
        answer: refused('旧密码不正确，还可以尝试 4 次'),
      },
      async () =>
        expect(await runAction(useIt, { oldPassword: 'wrong888', newPassword: next })).toEqual(
          refusedWith('旧密码不正确，还可以尝试 4 次'),
        ),
    ))

  const body = { paypassword: 'newer888', password: FRESH.password }
  const change = { oldPassword: FRESH.password, newPassword: 'newer888' }
  describe('to log in', () =>
    needsLogin({ call: editPassword, body }, () => runAction(useEditPassword, change)))
  describe('to pay', () =>
    needsLogin({ call: editPayPassword, body }, () => runAction(useEditPayPassword, change)))
})
