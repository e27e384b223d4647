// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isSignedIn, signIn } from '../core/client/session-store.ts'
import { appHides, appShows } from '../core/site-closed.ts'
import { fixture, setUpFixture, USER } from '../test-support/api-fixture.ts'
import { broken, envelope, expired, held, refusal } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { useRefreshMoney, userQuery } from './member.ts'
import { useAutoTransfer } from './money/transfer.ts'
import { balanceQuery, useRecallAll } from './money/wallet.ts'
import { useEditPassword, useEditPayPassword, useUpdateProfile, useUploadAvatar } from './profile.ts'

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

  describe('a refresh that was asked for before', () => {
    /** A screen of the member, on which the refresh control was tapped: `answer` gives its answer. */
    const refreshing = async () => {
      const { routes, count } = fixture.backend
      const slow = held()
      routes['/api/refreshusermoney'] = slow.reply
      routes['/api/balance'] = () => envelope({ balance: 100 })
      const { result } = renderApi(fixture.client, () => ({
        user: useQuery(userQuery()).data,
        balance: useQuery(balanceQuery()),
        refresh: useRefreshMoney(),
        auto: useAutoTransfer(),
        recall: useRecallAll(),
      }))
      await vi.waitFor(() => expect([count('/api/user'), count('/api/balance')]).toEqual([1, 1]))
      act(() => void result.current.refresh.run())
      await vi.waitFor(() => expect(count('/api/refreshusermoney')).toBe(1))
      const answer = async (user: object = {}) => {
        slow.answer(envelope({ ...USER, ...user }))
        await vi.waitFor(() => expect(result.current.refresh.locked).toBe(false))
      }
      return { result, routes, count, answer }
    }
    const stored = () => JSON.parse(localStorage.getItem('userInfo') ?? '')

    test('a switch of auto-transfer does not turn the switch back', async () => {
      const { result, routes, count, answer } = await refreshing()
      routes['/api/user'] = () => envelope({ ...USER, transferstatus: 1 })
      routes['/api/uptransferstatus'] = () => envelope(null, '已开启')
      await act(() => result.current.auto.run(true))
      await vi.waitFor(() => expect(count('/api/user')).toBe(2))
      await answer()
      expect(result.current.user?.autoTransfer).toBe(true)
      expect(stored()).toMatchObject({ transferstatus: 1 })
    })

    test('a switch that has no answer yet does not turn the switch back', async () => {
      const { result, routes, count, answer } = await refreshing()
      const slow = held()
      routes['/api/user'] = () => envelope({ ...USER, transferstatus: 1 })
      routes['/api/uptransferstatus'] = slow.reply
      act(() => void result.current.auto.run(true))
      await vi.waitFor(() => expect(count('/api/uptransferstatus')).toBe(1))
      await answer()
      expect(result.current.user?.autoTransfer).toBe(true)
      slow.answer(envelope(null, '已开启'))
      await vi.waitFor(() => expect(count('/api/user')).toBe(2))
      expect(result.current.user?.autoTransfer).toBe(true)
    })

    test('a recall brings no old amount back', async () => {
      const { result, routes, count, answer } = await refreshing()
      routes['/api/user'] = () => envelope({ ...USER, balance: 700 })
      routes['/api/balance'] = () => envelope({ balance: 700 })
      routes['/api/transall'] = () => envelope(null)
      await act(() => result.current.recall.run())
      await vi.waitFor(() => expect([count('/api/user'), count('/api/balance')]).toEqual([2, 2]))
      await answer()
      expect(result.current.user?.balance).toBe(70_000)
      expect(result.current.balance.data).toBe(70_000)
      expect(stored()).toMatchObject({ balance: 700 })
    })

    test('a recall leaves the last word to the reads after the recall', async () => {
      const { result, routes, count, answer } = await refreshing()
      const later = held()
      routes['/api/user'] = later.reply
      routes['/api/balance'] = () => envelope({ balance: 700 })
      routes['/api/transall'] = () => envelope(null)
      await act(() => result.current.recall.run())
      await vi.waitFor(() => expect([count('/api/user'), result.current.balance.data]).toEqual([2, 70_000]))
      await answer()
      expect(result.current.balance.data).toBe(70_000)
      later.answer(envelope({ ...USER, balance: 700 }))
      await vi.waitFor(() => expect(result.current.user?.balance).toBe(70_000))
    })

    test('does not replace the balance of a later poll', async () => {
      const { result, routes, answer } = await refreshing()
      routes['/api/balance'] = () => envelope({ balance: 700 })
      await act(() => result.current.balance.refetch())
      await answer({ gameblance: 600 })
      expect(result.current.balance.data).toBe(70_000)
      expect(result.current.user?.venueBalance).toBe(60_000)
    })
  })

  test('a refresh counts after a read of the member has failed', async () => {
    fixture.backend.routes['/api/refreshusermoney'] = () => envelope({ ...USER, balance: 55.5 })
    const { result } = renderApi(fixture.client, () => {
      useQuery({ ...userQuery(), retry: false })
      return useRefreshMoney()
    })
    const known = () => fixture.client.getQueryState(userQuery().queryKey)
    await vi.waitFor(() => expect(known()?.status).toBe('success'))
    fixture.backend.routes['/api/user'] = broken
    await act(() => fixture.client.invalidateQueries({ queryKey: userQuery().queryKey }))
    expect(known()).toMatchObject({ status: 'error', isInvalidated: true })
    await act(() => result.current.run())
    expect(known()?.data?.balance).toBe(5550)
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
    const notified: unknown[] = []
    const { result } = renderApi(fixture.client, () => ({
      login: useEditPassword({ onDone: () => notified.push(isSignedIn()) }),
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
    expect(notified).toEqual([true])
    expect(isSignedIn()).toBe(false)
  })

  test('a new login password answered during maintenance ends the session, and is reported once the app shows', async () => {
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
