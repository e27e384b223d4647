// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { envelope } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { gamesQuery, providerGamesQuery } from './games/games.ts'
import { articleQuery } from './help.ts'
import { homeNoticesQuery } from './home-notices.ts'
import { userQuery } from './member.ts'
import { balanceQuery, venuesQuery } from './money/wallet.ts'
import { noticesQuery } from './notices.ts'
import { appQuery, bannersQuery, serviceUrlQuery, visitUrlQuery } from './site.ts'

setUpFixture()

describe('reading', () => {
  test('site', async () => {
    fixture.backend.routes['/api/app'] = () =>
      envelope({ title: '云舟', site_state: 1, redpacket_switch: '1' })
    fixture.backend.routes['/api/bannerList'] = () => envelope([{ src: '/b1.svg' }])
    fixture.backend.routes['/api/getservicerurl'] = () => envelope({ url: 'https://kf.example/' })
    fixture.backend.routes['/api/getVisitUrl'] = () => envelope({ url: 'https://visit.example/' })
    expect(await fixture.client.fetchQuery(appQuery())).toMatchObject({
      title: '云舟',
      isOpen: true,
      hasRedPacket: true,
    })
    expect(await fixture.client.fetchQuery(bannersQuery())).toEqual([{ src: '/b1.svg' }])
    expect(fixture.lastBody()).toEqual({ type: 2 })
    expect(await fixture.client.fetchQuery(serviceUrlQuery())).toBe('https://kf.example/')
    expect(await fixture.client.fetchQuery(visitUrlQuery())).toBe('https://visit.example/')
    expect(fixture.backend.sent.at(-1)?.method).toBe('GET')
  })

  test('stored data shows at once, and the server is asked as well', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    fixture.backend.routes['/api/app'] = () => envelope({ title: '新', site_state: 1 })
    const titles: unknown[] = []
    renderApi(fixture.client, () => titles.push(useQuery(appQuery()).data?.title))
    await vi.waitFor(() => expect(titles.at(-1)).toBe('新'))
    expect(titles[0]).toBe('旧')
    expect(JSON.parse(localStorage.getItem('appInfo') ?? '')).toMatchObject({ title: '新' })
  })

  test('stored data stays when the server cannot be reached', async () => {
    localStorage.setItem('appInfo', '{"title":"旧","site_state":1}')
    fixture.backend.routes['/api/app'] = () => new Response('', { status: 404 })
    const { result } = renderApi(fixture.client, () => useQuery(appQuery()))
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.data?.title).toBe('旧')
    expect(fixture.toasts).toEqual([])
  })

  test('notices, page by page, and articles', async () => {
    fixture.backend.routes['/api/homenotice'] = () => envelope(['欢迎'])
    fixture.backend.routes['/api/article'] = () => envelope({ content: '<p>问</p>' })
    fixture.backend.routes['/api/noticeList'] = ({ body }) =>
      envelope({
        current_page: (body as { page: number }).page,
        data: [{ title: JSON.stringify(body), content: '', created_at: '' }],
        last_page: 2,
        per_page: 1,
        total: 2,
      })
    expect(await fixture.client.fetchQuery(homeNoticesQuery())).toEqual(['欢迎'])
    expect(await fixture.client.fetchQuery(articleQuery(5))).toBe('<p>问</p>')
    expect(fixture.lastBody()).toEqual({ type: 5 })
    const { pages } = await fixture.client.fetchInfiniteQuery({ ...noticesQuery(2), pages: 5 })
    expect(pages.map(({ data }) => data[0]?.title)).toEqual(['{"page":1,"type":2}', '{"page":2,"type":2}'])
  })

  test('games: the open ones; a provider’s list is loaded once', async () => {
    fixture.backend.routes['/api/game/list'] = () =>
      envelope([
        { game_code: 'a', app_state: 1 },
        { game_code: 'b', app_state: 0 },
      ])
    fixture.backend.routes['/api/gamelistBycode'] = () => envelope([{ gamename: '水果' }])
    expect(await fixture.client.query(gamesQuery())).toMatchObject([{ code: 'a' }])
    expect(fixture.backend.sent.at(-1)?.url).toContain('/api/game/list?category=')
    await fixture.client.fetchQuery(providerGamesQuery('pp'))
    await fixture.client.fetchQuery(providerGamesQuery('pp'))
    expect(fixture.backend.count('/api/gamelistBycode')).toBe(1)
    expect(fixture.lastBody()).toEqual({ gamecode: 'pp' })
  })

  test('a visitor sends no reads for members', async () => {
    const { result } = renderApi(fixture.client, () => [
      useQuery(userQuery()),
      useQuery(balanceQuery()),
      useQuery(venuesQuery()),
    ])
    await act(() => Promise.resolve())
    expect(fixture.backend.sent).toEqual([])
    expect(result.current.map(({ data }) => data)).toEqual([undefined, undefined, undefined])
  })
})
