// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../api/session-store.ts'
import { envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toasted } from '../../app/test-support/render-screen.tsx'
import { toggleFavourite } from '../../lib/favourites.ts'
import { HomeScreen } from './HomeScreen.tsx'

const game = (name: string, over: object = {}) => ({
  category_id: 'concise',
  app_state: 1,
  is_hot: 0,
  is_new: 0,
  platform_name: 'yzdz',
  game_code: name,
  name,
  mobile_img: 'data:image/svg+xml,%3Csvg/%3E',
  api_logo_img: '',
  ...over,
})

const SITE = {
  title: '云舟',
  site_state: 1,
  redpacket_switch: 1,
  index_modal: 0,
  webcontent: '',
  h5_url: 'https://m.yunzhou.example',
}

const MEMBER = { username: 'demo888', vip: 4, joinday: 96, paysum: 57_900, balance: 12_680.5, isagent: 0 }
const LEVELS = [500, 3_000, 10_000, 30_000, 100_000].map((recharge) => ({ recharge, flow: recharge }))

// The first use of each would pay for its import, in the time of a test.
beforeAll(
  () =>
    Promise.all([
      import('./NoticeDialog.tsx'),
      import('../../features/lobby/ClosedNote.tsx'),
      import('../../features/my-games/MyGames.tsx'),
      import('./MoreSheet.tsx'),
      import('./SideDrawer.tsx'),
      import('../../ui/chakra/ConfirmDialog.tsx'),
    ]),
  60_000,
)

const gone = vi.fn()
beforeEach(() => {
  // happy-dom rejects a promise that nobody asked for when an animation is cancelled.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel() {} }) as Animation)
  gone.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(gone)
})

function open(routes: Record<string, Reply> = {}) {
  const backend = stubBackend({
    '/api/app': () => envelope(SITE),
    '/api/bannerList': () => envelope([{ src: '/1.png' }, { src: 'javascript:alert(1)' }, { src: '/2.png' }]),
    '/api/homenotice': () => envelope(['第一条公告', '<b>第二条</b>']),
    '/api/game/list': () =>
      envelope([
        game('福运连连', { is_hot: 1 }),
        game('锦绣山河'),
        game('深海寻宝', { category_id: 'fishing' }),
        game('绿茵时刻', { category_id: 'sport' }),
        game('下架的', { is_hot: 1, app_state: 0 }),
      ]),
    '/api/user': () => envelope(MEMBER),
    '/api/refreshusermoney': () => envelope({ ...MEMBER, balance: 20_000 }),
    '/api/balance': () => envelope({ balance: MEMBER.balance }),
    '/api/uservip': () => envelope(LEVELS),
    '/api/getVisitUrl': () => envelope({ url: 'https://usd.yunzhou.example/' }),
    '/api/logoff': () => envelope(null),
    ...routes,
  })
  return { backend, ...renderScreen(<HomeScreen />) }
}

describe('the card', () => {
  it('asks a visitor to log in', async () => {
    const { user, address, ...view } = open()
    await user.click(view.getByRole('link', { name: /点击登录/ }))
    expect(address()).toBe('/login')
  })

  it('shows the member with balance, days and the way to the next level', async () => {
    signIn('token-1')
    const { user, ...view } = open()
    const card = within(view.getByRole('region', { name: '我的账户' }))
    expect(await card.findByText('demo888')).toBeTruthy()
    expect(card.getByText('VIP 4')).toBeTruthy()
    expect(card.getByText('已加入 96 天')).toBeTruthy()
    expect(await card.findByText('¥ 12,680.50')).toBeTruthy()
    expect(await card.findByText('VIP 5 进度 57%')).toBeTruthy()
    expect(card.getByText('还差充值 ¥ 42,100.00')).toBeTruthy()
    await user.click(card.getByRole('button', { name: '刷新账户' }))
    expect(await card.findByText('¥ 20,000.00')).toBeTruthy()
    await user.click(card.getByRole('button', { name: '隐藏余额' }))
    expect(card.queryByText('¥ 20,000.00')).toBeNull()
  })

  it.each([
    ['the sum is there', { paysum: 100_000 }, 'VIP 5 进度 100%', '充值已达标'],
    ['the top is reached', { vip: 10, paysum: 9_000_000 }, '已达最高等级', undefined],
  ])('when %s it says so', async (_what, over, left, right) => {
    signIn('token-1')
    const view = open({ '/api/user': () => envelope({ ...MEMBER, ...over }) })
    expect(await view.findByText(left)).toBeTruthy()
    if (right) expect(view.getByText(right)).toBeTruthy()
    expect(view.queryByText(/还差充值/)).toBeNull()
  })

  it.each([
    ['publishes no levels', 0, () => envelope([])],
    ['does not answer for them', 4, () => refusal('等级暂时不可用')],
  ])('where the house %s, no progress is made up', async (_what, vip, reply) => {
    signIn('token-1')
    const view = open({ '/api/uservip': reply, '/api/user': () => envelope({ ...MEMBER, vip }) })
    const way = await view.findByRole('link', { name: '查看各等级的晋级条件与返水' })
    await vi.waitFor(() => expect(view.backend.count('/api/uservip')).toBe(1))
    expect(way.textContent).not.toMatch(/最高|%/)
    expect(way.querySelector('i')?.style.width).toBe('0%')
  })
})

describe('notices', () => {
  it('open in a popup as text, with the way to all', async () => {
    const { user, address, ...view } = open()
    await view.findAllByText('第一条公告')
    await user.click(view.getByRole('button', { name: /^查看公告/ }))
    const popup = within(await view.findByRole('dialog', { name: '公告' }))
    expect(popup.getByText('<b>第二条</b>')).toBeTruthy()
    await user.click(popup.getByRole('button', { name: '更多公告' }))
    expect(address()).toBe('/message')
  })
})

describe('notices that do not come', () => {
  it('are not said to be none, and can be asked for again', async () => {
    const { backend, user, ...view } = open({ '/api/homenotice': () => refusal('公告暂时不可用') })
    expect(await view.findByText('公告没有加载出来')).toBeTruthy()
    await user.click(view.getByRole('button', { name: /^查看公告/ }))
    const popup = within(await view.findByRole('dialog', { name: '公告' }))
    expect(popup.queryByText(/没有公告/)).toBeNull()
    backend.routes['/api/homenotice'] = () => envelope(['又来了的公告'])
    await user.click(popup.getByRole('button', { name: '重新加载' }))
    expect(await popup.findByText('又来了的公告')).toBeTruthy()
  })
})

describe('shortcuts', () => {
  it('lead to support and VIP', () => {
    const nav = within(open().getByRole('navigation', { name: '快捷入口' }))
    expect(nav.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/kefu')
    expect(nav.getByRole('link', { name: 'VIP' }).getAttribute('href')).toBe('/vip')
  })

  it('More holds the ten links', async () => {
    const { user, ...view } = open()
    await user.click(view.getByRole('button', { name: '更多' }))
    const grid = within(await view.findByRole('navigation', { name: '更多入口' }))
    expect(grid.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/activity',
      '/recharge',
      '/withdrawal',
      '/fanshui',
      '/userInfo',
      '/betRecord',
      '/welfare',
      '/userCent',
      '/report',
      '/app',
    ])
  })

  it('the USD platform opens at the address that the house names', async () => {
    const { user, ...view } = open()
    await user.click(view.getByRole('button', { name: '美元平台' }))
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('https://usd.yunzhou.example/'))
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://usd.yunzhou.example/',
  ])('an address of %j is said to be none', async (url) => {
    const { user, ...view } = open({ '/api/getVisitUrl': () => envelope({ url }) })
    await user.click(view.getByRole('button', { name: '美元平台' }))
    await vi.waitFor(() => expect(toasted()).toBe('美元平台暂时无法打开，请联系在线客服'))
    expect(gone).not.toHaveBeenCalled()
  })

  it("a refusal says the server's words", async () => {
    const { user, ...view } = open({ '/api/getVisitUrl': () => refusal('线路维护中') })
    await user.click(view.getByRole('button', { name: '美元平台' }))
    await vi.waitFor(() => expect(toasted()).toBe('线路维护中'))
  })
})

describe('games', () => {
  it('a tap of a visitor says 请登录！ and goes nowhere', async () => {
    const { user, address, ...view } = open()
    await user.click(await view.findByRole('button', { name: /福运连连/ }))
    expect(toasted()).toBe('请登录！')
    expect(address()).toBe('/')
  })

  it('a heart says what it did: the row of favourites is not on the screen', async () => {
    const { user, ...view } = open()
    const heart = await view.findByRole('button', { name: '收藏' })
    await user.click(heart)
    expect(toasted()).toBe('已收藏，可在首页「我的收藏」找到')
    await user.click(heart)
    expect(toasted()).toBe('已取消收藏')
  })

  it("a member's tap leads to the game", async () => {
    signIn('token-1')
    const { user, address, ...view } = open()
    await user.click(await view.findByRole('button', { name: /福运连连/ }))
    const { pathname, searchParams } = new URL(address() ?? '', 'http://app.test')
    expect([pathname, ...searchParams.values()]).toEqual(['/gamePage', '福运连连', 'yzdz', '福运连连'])
  })

  it('are filtered by category, by tap and by key; those off the shelf never show', async () => {
    const { user, ...view } = open()
    await view.findByRole('button', { name: /福运连连/ })
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

  describe('of a venue of which none is open', () => {
    const SHUT = [
      game('福运连连', { is_hot: 1 }),
      game('金狮', { platform_name: 'shut', app_state: 0 }),
      game('银狮', { platform_name: 'shut', app_state: 0 }),
    ]
    const routes = {
      '/api/game/list': () => envelope(SHUT),
      '/api/balancelist': () => envelope([{ name: '山海电子', platname: 'shut', balance: 1 }]),
    }

    it('are not listed, and their category says why: by its name to a member', async () => {
      signIn('token-1')
      const { user, ...view } = open(routes)
      await view.findByRole('button', { name: /福运连连/ })
      expect(view.queryByText(/维护中/)).toBeNull()
      await user.click(view.getByRole('tab', { name: '电子' }))
      expect(await view.findByText('山海电子维护中')).toBeTruthy()
      expect(view.queryByText('金狮')).toBeNull()
    })

    it('a visitor, who has no wallets to name it by, is told the kind', async () => {
      const { user, ...view } = open(routes)
      await view.findByRole('button', { name: /福运连连/ })
      await user.click(view.getByRole('tab', { name: '电子' }))
      expect(await view.findByText('部分电子场馆维护中')).toBeTruthy()
    })

    it('keep their place among the favourites, marked, and a tap says why they do not open', async () => {
      signIn('token-1')
      toggleFavourite('shut 金狮')
      const { user, address, ...view } = open(routes)
      await user.click(await view.findByRole('button', { name: '维护中 金狮' }))
      expect(toasted()).toBe('场馆维护中，请稍后再来')
      expect(address()).toBe('/')
    })
  })

  it('a list that does not come says so and is asked for again by a tap', async () => {
    let tries = 0
    const { user, ...view } = open({
      '/api/game/list': () => {
        tries += 1
        return tries === 1 ? refusal('列表暂时不可用') : envelope([game('福运连连', { is_hot: 1 })])
      },
    })
    await user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
    expect(await view.findByText('福运连连')).toBeTruthy()
  })
})

describe('what floats', () => {
  it('the red packet is there while its switch is on', async () => {
    const view = open()
    expect((await view.findByRole('link', { name: '天天红包' })).getAttribute('href')).toBe('/hongbao')
  })

  it('and is not while it is off', async () => {
    const view = open({ '/api/app': () => envelope({ ...SITE, redpacket_switch: 0 }) })
    await view.findByText('福运连连')
    expect(view.queryByRole('link', { name: '天天红包' })).toBeNull()
  })

  it('pictures that are no pictures are left out of the banners', async () => {
    const view = open()
    expect(await view.findByRole('img', { name: '活动图片，第 1 张，共 2 张' })).toBeTruthy()
    expect(view.container.innerHTML).not.toContain('javascript:')
  })

  it('one control stops all that moves', async () => {
    const { user, ...view } = open()
    await user.click(await view.findByRole('button', { name: '暂停动态内容' }))
    expect(view.container.querySelector<HTMLElement>('.notice-line')?.style.animationPlayState).toBe('paused')
    await user.click(view.getByRole('button', { name: '播放动态内容' }))
    expect(view.container.querySelector<HTMLElement>('.notice-line')?.style.animationPlayState).toBe(
      'running',
    )
  })
})

describe('the drawer', () => {
  it('leads to messages, feedback, about us and login, and copies the domain', async () => {
    const { user, ...view } = open()
    await view.findByRole('link', { name: '天天红包' })
    await user.click(view.getByRole('button', { name: '打开菜单' }))
    const list = within(await view.findByRole('navigation', { name: '侧边菜单' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/message',
      '/kefu?topic=feedback',
      '/concise',
      '/boutBallBet',
      '/zhanzhu',
      '/boutBallBetInfo?type=7',
      '/login',
    ])
    await user.click(list.getByRole('button', { name: /^永久域名.*复制$/ }))
    await vi.waitFor(() => expect(toasted()).toBe('复制成功！'))
    expect(await navigator.clipboard.readText()).toBe('https://m.yunzhou.example')
    expect(view.getByRole('button', { name: /切换到/ })).toBeTruthy()
  })

  it('asks a member before it logs out', async () => {
    signIn('token-1')
    const { backend, user, ...view } = open()
    await user.click(view.getByRole('button', { name: '打开菜单' }))
    await user.click(await view.findByRole('button', { name: '退出登录' }))
    const question = within(await view.findByRole('alertdialog', { name: '提示' }))
    expect(question.getByText('您确定要退出登录吗?')).toBeTruthy()
    expect(backend.count('/api/logoff')).toBe(0)
    await user.click(question.getByRole('button', { name: '退出登录' }))
    await vi.waitFor(() => expect(backend.count('/api/logoff')).toBe(1))
  })
})
