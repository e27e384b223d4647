// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isSignedIn, signIn } from '../core/session-store.ts'
import { appHides, appShows } from '../core/site-closed.ts'
import { fixture, setUpFixture, USER } from '../test-support/api-fixture.ts'
import { broken, envelope, expired, held, refusal } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { useRefreshMoney, userQuery } from './member.ts'
import { useEditPassword, useEditPayPassword, useUpdateProfile, useUploadAvatar } from './profile.ts'
import { balanceQuery } from './wallet.ts'

setUpFixture()

describe('the member', () => {
  beforeEach(() => signIn('tok'))

  test('the refresh control sets the member and the balance from one answer', async () => {
    fixture.backend.routes['/api/refreshusermoney'] = () => envelope({ ...USER, balance: 55.5 })
    const { result } = renderApi(fixture.client, () => useRefreshMoney())
    await act(() => result.current.run())
    expect(fixture.client.getQueryData(userQuery().queryKey)).toMatchObject({ balance: 5550, vip: 4 })
    expect(fixture.client.getQueryData(balanceQuery().queryKey)).toBe(5550)
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
      balance: 55.5,
      current_vip: 'P4',
    })
  })

  test('a changed profile or picture refetches the member, the picture even after a lost answer', async () => {
    fixture.backend.routes['/api/updateuserinfo'] = () => envelope([], '操作成功')
    fixture.backend.routes['/api/uploadimg'] = broken
    const { result } = renderApi(fixture.client, () => {
      useQuery(userQuery())
      return {
        profile: useUpdateProfile({ onDone: (message) => fixture.toasts.push(message) }),
        avatar: useUploadAvatar(),
      }
    })
    await vi.waitFor(() => expect(fixture.backend.count('/api/user')).toBe(1))
    await act(() =>
      result.current.profile.run({ email: 'a@b.cn', mobile: '13800138000', birthday: '1990-01-01' }),
    )
    await vi.waitFor(() => expect(fixture.backend.count('/api/user')).toBe(2))
    await act(() => result.current.avatar.run(new File(['x'], 'a.png')))
    await vi.waitFor(() => expect(fixture.backend.count('/api/user')).toBe(3))
    expect(fixture.toasts).toEqual(['操作成功'])
  })

  test('passwords: `paypassword` is the new one; a new login password ends the session, after onDone', async () => {
    fixture.backend.routes['/api/editPassword'] = () => envelope([], '修改成功')
    fixture.backend.routes['/api/editPayPassword'] = () => envelope([], '修改成功')
    const said: unknown[] = []
    const { result } = renderApi(fixture.client, () => ({
      login: useEditPassword({ onDone: () => said.push(isSignedIn()) }),
      pay: useEditPayPassword(),
    }))
    const change = { oldPassword: 'old-one', newPassword: 'new-one' }
    await act(() => result.current.pay.run(change))
    expect(fixture.lastBody()).toEqual({ paypassword: 'new-one', password: 'old-one' })
    expect(isSignedIn()).toBe(true)
    fixture.backend.routes['/api/logoff'] = expired
    await act(() => result.current.login.run(change))
    const [changed, loggedOff] = fixture.backend.sent.slice(-2)
    expect(changed?.body).toEqual({ paypassword: 'new-one', password: 'old-one' })
    expect(loggedOff?.url).toContain('/api/logoff')
    expect(said).toEqual([true])
    expect(isSignedIn()).toBe(false)
  })

  test('a new login password answered behind the repair notice ends the session, and is told once the app shows', async () => {
    const slow = held()
    fixture.backend.routes['/api/editPassword'] = slow.reply
    fixture.backend.routes['/api/logoff'] = expired
    const { result, unmount } = renderApi(fixture.client, () => useEditPassword())
    const run = result.current.run({ oldPassword: 'old-one', newPassword: 'new-one' })
    appHides()
    unmount()
    slow.answer(envelope([], '修改成功'))
    await act(() => run)
    expect(isSignedIn()).toBe(false)
    expect(fixture.toasts).toEqual([])
    appShows()
    await vi.waitFor(() => expect(fixture.toasts).toEqual(['success: 密码修改成功！']))
  })

  test('a refused login password keeps the session', async () => {
    fixture.backend.routes['/api/editPassword'] = () => refusal('旧密码错误')
    const { result } = renderApi(fixture.client, () => useEditPassword())
    await act(() => result.current.run({ oldPassword: 'x', newPassword: 'y' }))
    expect(isSignedIn()).toBe(true)
    expect(fixture.toasts).toEqual(['error: 旧密码错误'])
  })
})
