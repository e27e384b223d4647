// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { gamesQuery, providerGamesQuery } from './games.ts'
import { articleQuery } from './help.ts'
import { homeNoticesQuery } from './home-notices.ts'
import { userQuery } from './member.ts'
import { noticesQuery } from './notices.ts'
import { appQuery, bannersQuery, serviceUrlQuery, visitUrlQuery } from './site.ts'
import { envelope } from './test-support/backend.ts'
import { renderApi } from './test-support/render.tsx'
import { setStage, stage } from './test-support/stage.ts'
import { balanceQuery, venuesQuery } from './wallet.ts'

setStage()

describe('reading', () => {
  test('site', async () => {
    stage.backend.routes['/api/app'] = () => envelope({ title: '云舟', site_state: 1, redpacket_switch: '1' })
    stage.backend.routes['/api/bannerList'] = () => envelope([{ src: '/b1.svg' }])
    stage.backend.routes['/api/getservicerurl'] = () => envelope({ url: 'https://kf.example/' })
    stage.backend.routes['/api/getVisitUrl'] = () => envelope({ url: 'https://visit.example/' })
    expect(await stage.client.fetchQuery(appQuery())).toMatchObject({
      title: '云舟',
      site_state: true,
      redpacket_switch: true,
    })
    expect(await stage.client.fetchQuery(bannersQuery())).toEqual([{ src: '/b1.svg' }])
    expect(stage.lastBody()).toEqual({ type: 2 })
    expect(await stage.client.fetchQuery(serviceUrlQuery())).toBe('https://kf.example/')
    expect(await stage.client.fetchQuery(visitUrlQuery())).toBe('https://visit.example/')
    expect(stage.backend.sent.at(-1)?.method).toBe('GET')
  })

  test('what was stored shows at once, and the server is asked all the same', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    stage.backend.routes['/api/app'] = () => envelope({ title: '新', site_state: 1 })
    const titles: unknown[] = []
    renderApi(stage.client, () => titles.push(useQuery(appQuery()).data?.title))
    await vi.waitFor(() => expect(titles.at(-1)).toBe('新'))
    expect(titles[0]).toBe('旧')
    expect(JSON.parse(localStorage.getItem('appInfo') ?? '')).toMatchObject({ title: '新' })
  })

  test('what was stored stays when the server cannot be reached', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    stage.backend.routes['/api/app'] = () => new Response('', { status: 404 })
    const { result } = renderApi(stage.client, () => useQuery(appQuery()))
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.data?.title).toBe('旧')
    expect(stage.toasts).toEqual([])
  })

  test('notices, page by page, and articles', async () => {
    stage.backend.routes['/api/homenotice'] = () => envelope(['欢迎'])
    stage.backend.routes['/api/article'] = () => envelope({ content: '<p>问</p>' })
    stage.backend.routes['/api/noticeList'] = ({ body }) =>
      envelope({
        current_page: 1,
        data: [{ title: JSON.stringify(body), content: '', created_at: '' }],
        last_page: 2,
        per_page: 1,
        total: 2,
      })
    expect(await stage.client.fetchQuery(homeNoticesQuery())).toEqual(['欢迎'])
    expect(await stage.client.fetchQuery(articleQuery(5))).toBe('<p>问</p>')
    expect(stage.lastBody()).toEqual({ type: 5 })
    const { pages } = await stage.client.fetchInfiniteQuery({ ...noticesQuery(2), pages: 5 })
    expect(pages.map(({ data }) => data[0]?.title)).toEqual(['{"page":1,"type":2}', '{"page":2,"type":2}'])
  })

  test('games: those that are on; a provider’s once', async () => {
    stage.backend.routes['/api/game/list'] = () =>
      envelope([
        { game_code: 'a', app_state: 1 },
        { game_code: 'b', app_state: 0 },
      ])
    stage.backend.routes['/api/gamelistBycode'] = () => envelope([{ gamename: '水果' }])
    expect(await stage.client.fetchQuery(gamesQuery())).toMatchObject([{ game_code: 'a' }])
    expect(stage.backend.sent.at(-1)?.url).toContain('/api/game/list?category=')
    await stage.client.fetchQuery(providerGamesQuery('pp'))
    await stage.client.fetchQuery(providerGamesQuery('pp'))
    expect(stage.backend.count('/api/gamelistBycode')).toBe(1)
    expect(stage.lastBody()).toEqual({ gamecode: 'pp' })
  })

  test('a visitor asks for nothing of a member', async () => {
    const { result } = renderApi(stage.client, () => [
      useQuery(userQuery()),
      useQuery(balanceQuery()),
      useQuery(venuesQuery()),
    ])
    await act(() => Promise.resolve())
    expect(stage.backend.sent).toEqual([])
    expect(result.current.map(({ data }) => data)).toEqual([undefined, undefined, undefined])
  })
})
