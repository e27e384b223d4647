// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf } from '../../app/test-support/render-screen.tsx'
import { VipScreen } from './VipScreen.tsx'

const LEVELS = Array.from({ length: 10 }, (_, at) => ({
  recharge: 1_000 * (at + 1),
  flow: 5_000 * (at + 1),
  realperson: 0.3 + at / 10,
  sport: 0.3,
  e_sport: 0.3,
  joker: 0.35,
  electron: 0.4,
  lottery: '0.10',
}))

function open(
  member?: { vip: number; paysum: string; flowsum?: string },
  levels: Reply = () => envelope(LEVELS),
) {
  if (member) signIn('token-1')
  const backend = stubBackend({
    '/api/uservip': levels,
    '/api/user': () =>
      envelope({
        username: 'demo888',
        balance: 0,
        current_vip: `P${member?.vip}`,
        paysum: member?.paysum,
        flowsum: member?.flowsum,
      }),
  })
  return { backend, ...renderScreen(<VipScreen />, '/vip') }
}

test('shows a member the level, the progress and what is missing, but no unknown turnover', async () => {
  const view = open({ vip: 4, paysum: '1234.50' })
  expect(await view.findByText('VIP 4', { selector: '.vip-card *' })).toBeTruthy()
  expect(view.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('24')
  const missing = view.getByRole('region', { name: '升级到 VIP 5 需同时满足' })
  expect(textOf(missing)).toContain('累计充值 ¥ 5,000已充值 ¥ 1,234.50还差 ¥ 3,765.50')
  expect(textOf(missing)).toContain('累计打码量 ¥ 25,000您的累计打码量由平台统计，是否达标以平台为准')
  expect(view.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe('/recharge')
})

test('shows the turnover if the backend sends it, and what is missing or that it suffices', async () => {
  const view = open({ vip: 4, paysum: '1234.50', flowsum: '20000' })
  const missing = await view.findByRole('region', { name: '升级到 VIP 5 需同时满足' })
  expect(textOf(missing)).toContain('累计打码量 ¥ 25,000已打码 ¥ 20,000.00还差 ¥ 5,000.00')
  view.unmount()
  const enough = open({ vip: 4, paysum: '1234.50', flowsum: '25000' })
  expect(textOf(await enough.findByRole('region', { name: /^升级到/ }))).toContain('打码量已足')
})

test('shows the benefits of level 1 only to VIP 0', async () => {
  const view = open({ vip: 0, paysum: '0' })
  expect(
    await view.findByText('VIP 0 暂无等级返水和礼金，从 VIP 1 起享有返水，最高 0.40%（电子）。'),
  ).toBeTruthy()
  view.unmount()
  const higher = open({ vip: 1, paysum: '0' })
  await higher.findByRole('region', { name: /^升级到/ })
  expect(higher.queryByText(/^VIP 0/)).toBeNull()
})

test('shows the gifts of a level if the backend sends them', async () => {
  const levels = LEVELS.map((level, at) => ({
    ...level,
    month_gift: 8 * at,
    level_gift: at === 2 ? '38' : undefined,
  }))
  const view = open({ vip: 1, paysum: '0' }, () => envelope(levels))
  await view.user.click(await view.findByRole('tab', { name: 'VIP 3' }))
  expect(textOf(view.getByRole('tabpanel'))).toContain('晋级礼金¥ 38每月礼金¥ 16')
  await view.user.click(view.getByRole('tab', { name: 'VIP 1' }))
  expect(view.getByRole('tabpanel').textContent).not.toContain('礼金')
})

test('says when deposits suffice, asks for no more, and does not claim that the level is reached', async () => {
  const view = open({ vip: 0, paysum: '1000.00' })
  expect((await view.findByRole('region', { name: /^升级到 VIP 1/ })).textContent).toContain('充值已足')
  expect(view.queryByRole('link', { name: '去充值' })).toBeNull()
  expect(textOf(view.container.querySelector('.vip-card'))).toContain('距 VIP 1充值已足，打码量待核算')
  expect(view.container.textContent).not.toMatch(/100%|已达标/)
})

test('does not call a turnover open whose sum it names below', async () => {
  const view = open({ vip: 0, paysum: '1000.00', flowsum: '0.01' })
  expect((await view.findByRole('region', { name: /^升级到 VIP 1/ })).textContent).toContain('还差')
  expect(view.container.textContent).not.toContain('待核算')
})

test('shows level 10 as complete with nothing missing', async () => {
  const view = open({ vip: 10, paysum: '5.00' })
  expect(await view.findByText('已达最高等级')).toBeTruthy()
  expect(view.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(view.queryByRole('region', { name: /^升级到/ })).toBeNull()
  expect(view.getByRole('tab', { name: 'VIP 10' }).getAttribute('aria-selected')).toBe('true')
})

test.each([
  [3, 3, true],
  [10, 12, false],
])('VIP %i of %i levels: the last that is told is the highest, and no other', async (vip, count, isTop) => {
  const levels = Array.from({ length: count }, (_, at) => ({ ...LEVELS[0], recharge: 1_000 * (at + 1) }))
  const view = open({ vip, paysum: '5.00' }, () => envelope(levels))
  expect(await view.findByRole('tab', { name: `VIP ${count}` })).toBeTruthy()
  expect(view.queryAllByText('已达最高等级')).toHaveLength(isTop ? 1 : 0)
  expect(view.queryAllByRole('region', { name: /^升级到 VIP 11/ })).toHaveLength(isTop ? 0 : 1)
})

test('shows what every level requires and gives, and how much more than the own level', async () => {
  const view = open({ vip: 1, paysum: '1000.00' })
  await view.user.click(await view.findByRole('tab', { name: 'VIP 3' }))
  const panel = view.getByRole('tabpanel')
  expect(panel.textContent).toContain('未达成')
  expect(textOf(panel)).toContain('累计充值¥ 3,000累计打码量¥ 15,000')
  expect(panel.textContent).toContain('真人0.50%+0.20%')
  expect(panel.textContent).toContain('体育0.30%电竞')
  expect(
    view.getByRole('row', { name: /^VIP 10 1 万 5 万 1.20% 0.30% 0.30% 0.35% 0.40% 0.10%$/ }),
  ).toBeTruthy()
})

test('shows a visitor all levels, the rules and a login link that leads back', async () => {
  const view = open()
  expect((await view.findAllByRole('tab')).length).toBe(10)
  expect(view.getByText('共 10 级，各级的要求与返水比例见下方')).toBeTruthy()
  expect(view.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?redirect=/vip')
  expect(view.getByText(/90 天内须达到该等级的保级打码量/)).toBeTruthy()
  expect(view.queryByRole('progressbar')).toBeNull()
  expect(view.backend.count('/api/user')).toBe(0)
})

test('lets levels that failed be loaded again by a tap', async () => {
  const view = open({ vip: 2, paysum: '0' }, () => refusal('系统繁忙'))
  const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
  view.backend.routes['/api/uservip'] = () => envelope(LEVELS)
  await view.user.click(retryButton)
  expect(await view.findByText('VIP 2', { selector: '.vip-card *' })).toBeTruthy()
  expect(view.queryByRole('button', { name: '请求失败，点击重新加载' })).toBeNull()
})

test('says so if the operator has published no levels', async () => {
  const view = open({ vip: 1, paysum: '0' }, () => envelope(null))
  expect(await view.findByText('平台暂未公布各等级的要求')).toBeTruthy()
  expect(await view.findByText('VIP 1', { selector: '.vip-card *' })).toBeTruthy()
  expect(view.queryByText('已达最高等级')).toBeNull()
})

test('shows the member’s card while the levels load and when they fail', async () => {
  const answer = held()
  const view = open({ vip: 4, paysum: '10' }, answer.reply)
  expect(await view.findByText('VIP 4', { selector: '.vip-card *' })).toBeTruthy()
  expect(view.container.querySelector('.vip-missing[aria-busy="true"]')).toBeTruthy()
  answer.answer(refusal('系统繁忙'))
  expect(await view.findByRole('button', { name: '请求失败，点击重新加载' })).toBeTruthy()
  expect(view.getByText('VIP 4', { selector: '.vip-card *' })).toBeTruthy()
  expect(view.container.querySelector('[aria-busy="true"]')).toBeNull()
})
