// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money.ts'
import { useAgentLoginUrl } from './agent.ts'
import { onContractError } from './contract-report.ts'
import { gamesQuery, providerGamesQuery, useLaunchGame } from './games.ts'
import { articleQuery } from './help.ts'
import {
  useEditPassword,
  useEditPayPassword,
  useRefreshMoney,
  userQuery,
  useUpdateProfile,
  useUploadAvatar,
} from './member.ts'
import { homeNoticesQuery, noticesQuery } from './notices.ts'
import { rememberPid } from './pid.ts'
import { createQueryClient } from './query-client.ts'
import { logOff, useLogin, useRegister } from './session.ts'
import { getToken, isSignedIn, signIn, signOut } from './session-store.ts'
import { appQuery, bannersQuery, serviceUrlQuery, visitUrlQuery } from './site.ts'
import { broken, envelope, hang, refusal, stubBackend } from './test-support/backend.ts'
import { renderApi } from './test-support/render.tsx'
import { balanceQuery, useAutoTransfer, useTransall, venuesQuery } from './wallet.ts'

const toasts: string[] = []
let client = createQueryClient({ notify: () => {} })
let backend = stubBackend({})

const USER = {
  username: 'demo888',
  balance: '100.00',
  current_vip: 'P4',
  usdtrate: 7.3,
  withdrawusdtrate: 7.1,
  withdrawcashfee: 5,
  withdrawfeeusdttrc: 1,
  transferstatus: 0,
}

beforeEach(() => {
  onContractError(() => {})
  toasts.length = 0
  client = createQueryClient({ notify: (text, kind) => toasts.push(`${kind}: ${text}`) })
  backend = stubBackend({ '/api/user': () => envelope(USER), '/api/balancelist': () => envelope([]) })
})
afterEach(() => {
  client.clear()
  signOut()
  localStorage.clear()
})

const lastBody = () => backend.sent.at(-1)?.body

describe('reading', () => {
  test('site', async () => {
    backend.routes['/api/app'] = () => envelope({ title: '云舟', site_state: 1, redpacket_switch: '1' })
    backend.routes['/api/bannerList'] = () => envelope([{ src: '/b1.svg' }])
    backend.routes['/api/getservicerurl'] = () => envelope({ url: 'https://kf.example/' })
    backend.routes['/api/getVisitUrl'] = () => envelope({ url: 'https://visit.example/' })
    expect(await client.fetchQuery(appQuery())).toMatchObject({
      title: '云舟',
      site_state: true,
      redpacket_switch: true,
    })
    expect(await client.fetchQuery(bannersQuery())).toEqual([{ src: '/b1.svg' }])
    expect(lastBody()).toEqual({ type: 2 })
    expect(await client.fetchQuery(serviceUrlQuery())).toBe('https://kf.example/')
    expect(await client.fetchQuery(visitUrlQuery())).toBe('https://visit.example/')
    expect(backend.sent.at(-1)?.method).toBe('GET')
  })

  test('what was stored shows at once, and the server is asked all the same', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    backend.routes['/api/app'] = () => envelope({ title: '新', site_state: 1 })
    const titles: unknown[] = []
    renderApi(client, () => titles.push(useQuery(appQuery()).data?.title))
    await vi.waitFor(() => expect(titles.at(-1)).toBe('新'))
    expect(titles[0]).toBe('旧')
    expect(JSON.parse(localStorage.getItem('appInfo') ?? '')).toMatchObject({ title: '新' })
  })

  test('what was stored stays when the server cannot be reached', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    backend.routes['/api/app'] = () => new Response('', { status: 404 })
    const { result } = renderApi(client, () => useQuery(appQuery()))
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.data?.title).toBe('旧')
    expect(toasts).toEqual([])
  })

  test('notices, page by page, and articles', async () => {
    backend.routes['/api/homenotice'] = () => envelope(['欢迎'])
    backend.routes['/api/article'] = () => envelope({ content: '<p>问</p>' })
    backend.routes['/api/noticeList'] = ({ body }) =>
      envelope({
        current_page: 1,
        data: [{ title: JSON.stringify(body), content: '', created_at: '' }],
        last_page: 2,
        per_page: 1,
        total: 2,
      })
    expect(await client.fetchQuery(homeNoticesQuery())).toEqual(['欢迎'])
    expect(await client.fetchQuery(articleQuery(5))).toBe('<p>问</p>')
    expect(lastBody()).toEqual({ type: 5 })
    const { pages } = await client.fetchInfiniteQuery({ ...noticesQuery(2), pages: 5 })
    expect(pages.map(({ data }) => data[0]?.title)).toEqual(['{"page":1,"type":2}', '{"page":2,"type":2}'])
  })

  test('games: those that are on; a provider’s once', async () => {
    backend.routes['/api/game/list'] = () =>
      envelope([
        { game_code: 'a', app_state: 1 },
        { game_code: 'b', app_state: 0 },
      ])
    backend.routes['/api/gamelistBycode'] = () => envelope([{ gamename: '水果' }])
    expect(await client.fetchQuery(gamesQuery())).toMatchObject([{ game_code: 'a' }])
    expect(backend.sent.at(-1)?.url).toContain('/api/game/list?category=')
    await client.fetchQuery(providerGamesQuery('pp'))
    await client.fetchQuery(providerGamesQuery('pp'))
    expect(backend.count('/api/gamelistBycode')).toBe(1)
    expect(lastBody()).toEqual({ gamecode: 'pp' })
  })

  test('a visitor asks for nothing of a member', async () => {
    const { result } = renderApi(client, () => [
      useQuery(userQuery()),
      useQuery(balanceQuery()),
      useQuery(venuesQuery()),
    ])
    await act(() => Promise.resolve())
    expect(backend.sent).toEqual([])
    expect(result.current.map(({ data }) => data)).toEqual([undefined, undefined, undefined])
  })
})

describe('the session', () => {
  const CREDENTIALS = { name: 'demo888', password: 'demo888', code: 'ab12' }

  test('login stores the token before the screen goes on', async () => {
    backend.routes['/api/login'] = () => envelope({ api_token: 'tok' }, '登录成功')
    const seen: unknown[] = []
    const { result } = renderApi(client, () =>
      useLogin({ onDone: (message) => seen.push([message, getToken()]) }),
    )
    await act(() => result.current.run(CREDENTIALS))
    expect(seen).toEqual([['登录成功', 'tok']])
    expect(lastBody()).toEqual(CREDENTIALS)
    expect(JSON.stringify({ ...localStorage })).not.toContain('demo888')
  })

  test.each([
    ['no token', () => envelope({}, '登录成功'), [] as string[]],
    ['a refusal', () => refusal('用户名或密码错误'), ['error: 用户名或密码错误']],
    ['a lost answer', broken, []],
  ])('%s logs nobody in', async (_what, reply, said) => {
    backend.routes['/api/login'] = reply
    const { result } = renderApi(client, () => useLogin({ onDone: () => toasts.push('done') }))
    await act(() => result.current.run(CREDENTIALS))
    expect(isSignedIn()).toBe(false)
    expect(toasts).toEqual(said)
    expect(result.current.locked).toBe(false)
  })

  test('registration sends the pid, and logs in only with a token', async () => {
    const newcomer = {
      name: 'abcdef',
      password: '123456',
      confirmPass: '123456',
      realname: '张三',
      paypassword: '654321',
      code: 'ab12',
    }
    rememberPid('agent7')
    const seen: unknown[] = []
    backend.routes['/api/register'] = () => envelope([], '注册成功，请登录')
    const { result } = renderApi(client, () => useRegister({ onDone: (done) => seen.push(done) }))
    await act(() => result.current.run(newcomer))
    expect(lastBody()).toEqual({ ...newcomer, pid: 'agent7', referrer: '', referrer_node: '' })
    expect(isSignedIn()).toBe(false)
    backend.routes['/api/register'] = () => envelope({ api_token: 'tok' }, '注册成功')
    await act(() => result.current.run(newcomer))
    expect(getToken()).toBe('tok')
    expect(seen).toEqual([
      { message: '注册成功，请登录', signedIn: false },
      { message: '注册成功', signedIn: true },
    ])
  })

  test.each([
    ['answers', () => envelope(null)],
    ['never answers', hang],
    ['is down', broken],
    ['says 401', () => envelope(null, '', 401)],
  ])('logout is at once when the server %s, and takes the token along', (_what, reply) => {
    backend.routes['/api/logoff'] = reply
    signIn('tok')
    logOff()
    expect(isSignedIn()).toBe(false)
    expect(localStorage.length).toBe(0)
    expect(backend.sent[0]?.headers.get('authorization')).toBe('Bearer tok')
  })
})

describe('the member', () => {
  beforeEach(() => signIn('tok'))

  test('the refresh control sets the member and the balance from one answer', async () => {
    backend.routes['/api/refreshusermoney'] = () => envelope({ ...USER, balance: 55.5 })
    const { result } = renderApi(client, () => useRefreshMoney())
    await act(() => result.current.run())
    expect(client.getQueryData(userQuery().queryKey)).toMatchObject({ balance: 5550, vip: 4 })
    expect(client.getQueryData(balanceQuery().queryKey)).toBe(5550)
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
      balance: 55.5,
      current_vip: 'P4',
    })
  })

  test('a changed profile and a new picture read the member anew, the picture even when its answer is lost', async () => {
    backend.routes['/api/updateuserinfo'] = () => envelope([], '操作成功')
    backend.routes['/api/uploadimg'] = broken
    const { result } = renderApi(client, () => {
      useQuery(userQuery())
      return {
        profile: useUpdateProfile({ onDone: (message) => toasts.push(message) }),
        avatar: useUploadAvatar(),
      }
    })
    await vi.waitFor(() => expect(backend.count('/api/user')).toBe(1))
    await act(() =>
      result.current.profile.run({ email: 'a@b.cn', mobile: '13800138000', birthday: '1990-01-01' }),
    )
    await vi.waitFor(() => expect(backend.count('/api/user')).toBe(2))
    await act(() => result.current.avatar.run(new File(['x'], 'a.png')))
    await vi.waitFor(() => expect(backend.count('/api/user')).toBe(3))
    expect(toasts).toEqual(['操作成功'])
  })

  test('passwords: `paypassword` is the new one; a new login password ends the session, after the screen spoke', async () => {
    backend.routes['/api/editPassword'] = () => envelope([], '修改成功')
    backend.routes['/api/editPayPassword'] = () => envelope([], '修改成功')
    const said: unknown[] = []
    const { result } = renderApi(client, () => ({
      login: useEditPassword({ onDone: () => said.push(isSignedIn()) }),
      pay: useEditPayPassword(),
    }))
    const change = { oldPassword: 'old-one', newPassword: 'new-one' }
    await act(() => result.current.pay.run(change))
    expect(lastBody()).toEqual({ paypassword: 'new-one', password: 'old-one' })
    expect(isSignedIn()).toBe(true)
    await act(() => result.current.login.run(change))
    expect(lastBody()).toEqual({ paypassword: 'new-one', password: 'old-one' })
    expect(said).toEqual([true])
    expect(isSignedIn()).toBe(false)
  })

  test('a refused login password keeps the session', async () => {
    backend.routes['/api/editPassword'] = () => refusal('旧密码错误')
    const { result } = renderApi(client, () => useEditPassword())
    await act(() => result.current.run({ oldPassword: 'x', newPassword: 'y' }))
    expect(isSignedIn()).toBe(true)
    expect(toasts).toEqual(['error: 旧密码错误'])
  })
})

describe('wallet and games', () => {
  beforeEach(() => signIn('tok'))

  test('auto-transfer flips at once, and back when the server does not agree', async () => {
    client.setQueryData(userQuery().queryKey, (await client.fetchQuery(userQuery())) ?? undefined)
    const shown = () => client.getQueryData(userQuery().queryKey)?.transferstatus
    const seen: unknown[] = []
    backend.routes['/api/uptransferstatus'] = () => {
      seen.push(shown())
      return refusal('系统繁忙')
    }
    const { result } = renderApi(client, () => useAutoTransfer())
    await act(() => result.current.run(true))
    expect(lastBody()).toEqual({ transferstatus: 1 })
    expect(seen).toEqual([true])
    expect(shown()).toBe(false)
    expect(toasts).toEqual(['error: 系统繁忙'])
    backend.routes['/api/uptransferstatus'] = () => envelope(null, '已开启')
    await act(() => result.current.run(true))
    expect(shown()).toBe(true)
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ transferstatus: 1 })
  })

  test('recall all hands on the server’s message', async () => {
    backend.routes['/api/transall'] = () => envelope([], '没有可回收的余额')
    const { result } = renderApi(client, () => useTransall({ onDone: (message) => toasts.push(message) }))
    await act(() => result.current.run())
    expect(toasts).toEqual(['没有可回收的余额'])
  })

  test('a game’s address, with type 0 unless another is named', async () => {
    backend.routes['/api/getGameUrl'] = () => envelope({ url: 'https://game.example/' })
    const urls: string[] = []
    const { result } = renderApi(client, () => useLaunchGame({ onDone: (url) => urls.push(url) }))
    await act(() => result.current.run({ platform: 'yzdz', gameCode: 'slot-1' }))
    expect(lastBody()).toEqual({ plat_name: 'yzdz', game_type: '0', game_code: 'slot-1', is_mobile_url: 1 })
    await act(() => result.current.run({ platform: 'yzdz', gameCode: 'slot-1', gameType: '4' }))
    expect(lastBody()).toMatchObject({ game_type: '4' })
    expect(urls).toEqual(['https://game.example/', 'https://game.example/'])
  })

  test('an agent’s address', async () => {
    backend.routes['/api/getAgentLoginUrl'] = () => envelope({ url: 'https://agent.example/' })
    const urls: string[] = []
    const { result } = renderApi(client, () => useAgentLoginUrl({ onDone: (url) => urls.push(url) }))
    await act(() => result.current.run())
    expect(urls).toEqual(['https://agent.example/'])
  })

  test('the balance of last time shows at once, and a later one in its place', async () => {
    await client.fetchQuery(userQuery())
    backend.routes['/api/balance'] = () => envelope({ balance: 1 })
    const shown: unknown[] = []
    renderApi(client, () => shown.push(useQuery(balanceQuery()).data))
    await vi.waitFor(() => expect(shown.at(-1)).toBe(fen(100)))
    expect(shown[0]).toBe(fen(10_000))
  })
})
