// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { toggleFavourite } from '../../lib/favourites.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { beginMotion } from './entrance/motion.ts'
import { openHome, SITE, wireGame } from './test-support/open.tsx'

// Parts load on first use. Importing them here keeps that time out of the tests.
beforeAll(() =>
  Promise.all([
    import('./overlays/NoticeDialog.tsx'),
    import('../../features/lobby/ClosedNote.tsx'),
    import('../../features/my-games/MyGames.tsx'),
  ]),
)

describe('notices', () => {
  it.each([
    ['a member', '更多公告'],
    ['a visitor', '登录后看更多'],
  ])('open in a popup as plain text, with the way of %s to all', async (who, more) => {
    if (who === 'a member') signIn('token-1')
    const { user, address, ...view } = openHome()
    await view.findAllByText('第一条公告')
    await user.click(view.getByRole('button', { name: /^查看公告/ }))
    const popup = within(await view.findByRole('dialog', { name: '公告' }))
    expect(popup.getByText('<b>第二条</b>')).toBeTruthy()
    await user.click(popup.getByRole('button', { name: more }))
    expect(address()).toBe('/message')
  })
})

describe('notices that fail to load', () => {
  it('are not reported as none, and can be loaded again', async () => {
    const { backend, user, ...view } = openHome({ '/api/homenotice': () => refusal('公告暂时不可用') })
    expect(await view.findByText('公告没有加载出来')).toBeTruthy()
    await user.click(view.getByRole('button', { name: /^查看公告/ }))
    const popup = within(await view.findByRole('dialog', { name: '公告' }))
    expect(popup.queryByText(/没有公告/)).toBeNull()
    backend.routes['/api/homenotice'] = () => envelope(['又来了的公告'])
    await user.click(popup.getByRole('button', { name: '重新加载' }))
    expect(await popup.findByText('又来了的公告')).toBeTruthy()
  })
})

describe('games', () => {
  it("a visitor's tap shows 请登录！ and leads to the login, and from there to the game", async () => {
    const { user, address, ...view } = openHome()
    await user.click(await view.findByRole('button', { name: /^(?!收藏).*福运连连/ }))
    expect(toastText()).toBe('请登录！')
    const code = encodeURIComponent('福运连连')
    expect(address()).toBe(loginPath(`/gamePage?name=yzdz&type=0&code=${code}`))
  })

  it('a heart shows a toast, because the row of favourites is not on the screen', async () => {
    const { user, ...view } = openHome()
    const heart = await view.findByRole('button', { name: /^收藏 / })
    await user.click(heart)
    expect(toastText()).toBe('已加入首页「我的收藏」')
    await user.click(heart)
    expect(toastText()).toBe('已取消收藏')
  })

  it("a member's tap leads to the game", async () => {
    signIn('token-1')
    const { user, address, ...view } = openHome()
    await user.click(await view.findByRole('button', { name: /^(?!收藏).*福运连连/ }))
    const { pathname, searchParams } = new URL(address() ?? '', 'http://app.test')
    expect([pathname, ...searchParams.values()]).toEqual(['/gamePage', 'yzdz', '0', '福运连连'])
  })

  it('are filtered by category, by tap and by keyboard; closed games never show', async () => {
    const { user, ...view } = openHome()
    await view.findByRole('button', { name: /^(?!收藏).*福运连连/ })
    expect(view.queryByText('下架的')).toBeNull()
    await user.click(view.getByRole('tab', { name: '电子' }))
    expect(view.getByText('锦绣山河')).toBeTruthy()
    expect(view.getByText('深海寻宝')).toBeTruthy()
    expect(view.queryByText('福运连连')).toBeNull()
    await user.keyboard('{End}')
    expect(view.getByRole('tab', { name: '体育' }).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement?.textContent).toBe('体育')
    expect(view.getByText('绿茵时刻')).toBeTruthy()
    await user.keyboard('{ArrowUp}')
    expect(await view.findByText('这里还没有游戏，换个分类看看')).toBeTruthy()
  })

  describe('of a venue whose games are all closed', () => {
    const SHUT = [
      wireGame('福运连连', { is_hot: 1 }),
      wireGame('金狮', { platform_name: 'shut', app_state: 0 }),
      wireGame('银狮', { platform_name: 'shut', app_state: 0 }),
    ]
    const routes = {
      '/api/game/list': () => envelope(SHUT),
      '/api/balancelist': () => envelope([{ name: '山海电子', platname: 'shut', balance: 1 }]),
    }

    it('are not listed, and their category names the closed venue to a member', async () => {
      signIn('token-1')
      const { user, ...view } = openHome(routes)
      await view.findByRole('button', { name: /^(?!收藏).*福运连连/ })
      expect(view.queryByText(/暂未开放/)).toBeNull()
      await user.click(view.getByRole('tab', { name: '电子' }))
      expect(await view.findByText('山海电子暂未开放')).toBeTruthy()
      expect(view.queryByText('金狮')).toBeNull()
    })

    it('a visitor sees only the category, because venue names come with the wallets', async () => {
      const { user, ...view } = openHome(routes)
      await view.findByRole('button', { name: /^(?!收藏).*福运连连/ })
      await user.click(view.getByRole('tab', { name: '电子' }))
      expect(await view.findByText('部分电子场馆暂未开放')).toBeTruthy()
    })

    it.each([
      ['金狮', 'shut 金狮', SHUT],
      ['an only one of its venue', 'yzdz 沉香', [...SHUT, wireGame('沉香', { app_state: 0 })]],
    ])('stay among the favourites, marked, and a tap shows why they do not open: %s', async (_, key, games) => {
      signIn('token-1')
      toggleFavourite(key)
      const { user, address, ...view } = openHome({ ...routes, '/api/game/list': () => envelope(games) })
      await user.click(await view.findByRole('button', { name: `维护中 ${key.slice(5)}` }))
      expect(toastText()).toBe('游戏维护中，请稍后再来')
      expect(address()).toBe('/')
    })
  })

  it('a list that fails to load says so, and a tap loads it again', async () => {
    let tries = 0
    const { user, ...view } = openHome({
      '/api/game/list': () => {
        tries += 1
        return tries === 1 ? refusal('列表暂时不可用') : envelope([wireGame('福运连连', { is_hot: 1 })])
      },
    })
    await user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
    expect(await view.findByText('福运连连')).toBeTruthy()
  })
})

describe('red packet, banners and motion', () => {
  it('the red packet shows while its switch is on', async () => {
    const view = openHome()
    expect((await view.findByRole('link', { name: '天天红包' })).getAttribute('href')).toBe('/hongbao')
  })

  it('the red packet is hidden while its switch is off', async () => {
    const view = openHome({ '/api/app': () => envelope({ ...SITE, redpacket_switch: 0 }) })
    await view.findByText('福运连连')
    expect(view.queryByRole('link', { name: '天天红包' })).toBeNull()
  })

  it('banners without a safe picture address are left out', async () => {
    const view = openHome()
    expect(await view.findByRole('img', { name: '活动图片，第 1 张，共 2 张' })).toBeTruthy()
    expect(view.container.innerHTML).not.toContain('javascript:')
  })

  it('one control stops all motion', async () => {
    beginMotion()
    const { user, ...view } = openHome()
    await user.click(await view.findByRole('button', { name: '暂停动态内容' }))
    expect(view.container.querySelector<HTMLElement>('.notice-line')?.style.animationPlayState).toBe('paused')
    await user.click(view.getByRole('button', { name: '播放动态内容' }))
    expect(view.container.querySelector<HTMLElement>('.notice-line')?.style.animationPlayState).toBe(
      'running',
    )
  })
})
