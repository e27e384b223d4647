// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, refusal } from '../../api/test-support/backend.ts'
import { textOf } from '../../app/test-support/render-screen.tsx'
import { HOME_MEMBER, openHome } from './test-support/open.tsx'

describe('the card', () => {
  it('asks a visitor to log in', async () => {
    const { user, address, ...view } = openHome()
    await user.click(view.getByRole('link', { name: /点击登录/ }))
    expect(address()).toBe('/login')
  })

  it('shows the member with balance, days and progress to the next level', async () => {
    signIn('token-1')
    const { user, ...view } = openHome()
    const card = within(view.getByRole('region', { name: '我的账户' }))
    expect(await card.findByText('demo888')).toBeTruthy()
    expect(card.getByText('VIP 4')).toBeTruthy()
    expect(card.getByText('已加入 96 天')).toBeTruthy()
    expect(await card.findByText('¥ 12,680.50')).toBeTruthy()
    expect(await card.findByText('VIP 5 充值进度 57%')).toBeTruthy()
    expect(card.getByText('还差 ¥ 42,100.00')).toBeTruthy()
    await user.click(card.getByRole('button', { name: '刷新账户' }))
    expect(await card.findByText('¥ 20,000.00')).toBeTruthy()
    await user.click(card.getByRole('button', { name: '隐藏余额' }))
    expect(card.queryByText('¥ 20,000.00')).toBeNull()
  })

  it.each([
    [
      'known, the total with its parts',
      { gameblance: 1_245 },
      /总资产¥ 13,925.50.*中心钱包 ¥ 12,680.50 · 游戏钱包 ¥ 1,245.00/,
    ],
    ['not known, the central wallet under its own name', {}, /中心钱包¥ 12,680.50(?!.*游戏钱包)/],
  ])('shows, where the sum at the venues is %s', async (_what, over, text) => {
    signIn('token-1')
    const view = openHome({ '/api/user': () => envelope({ ...HOME_MEMBER, ...over }) })
    const card = view.getByRole('region', { name: '我的账户' })
    await vi.waitFor(() => expect(textOf(card)).toMatch(text))
    expect(textOf(card)).not.toContain('¥ 0.00')
  })

  it.each([
    ['the sum is there', { paysum: 100_000 }, '距 VIP 5', '充值已足，打码量待核算'],
    ['the sum is there and the turnover told', { paysum: 100_000, flowsum: 1 }, '距 VIP 5', '充值已足'],
    ['the last level that is told is reached', { vip: 5, paysum: 9_000_000 }, '已达最高等级', undefined],
  ])('when %s it says so', async (_what, over, expectedLeft, right) => {
    signIn('token-1')
    const view = openHome({ '/api/user': () => envelope({ ...HOME_MEMBER, ...over }) })
    expect(await view.findByText(expectedLeft)).toBeTruthy()
    if (right) expect(view.getByText(right)).toBeTruthy()
    expect(view.queryByText(/还差|100%|已达标/)).toBeNull()
  })

  it.each([
    ['publishes no levels', 0, () => envelope([])],
    ['publishes none, whatever the level', 10, () => envelope([])],
    ['does not answer for them', 4, () => refusal('等级暂时不可用')],
  ])('shows no progress when the backend %s', async (_what, vip, reply) => {
    signIn('token-1')
    const view = openHome({ '/api/uservip': reply, '/api/user': () => envelope({ ...HOME_MEMBER, vip }) })
    const way = await view.findByRole('link', { name: '查看晋级条件与返水' })
    await vi.waitFor(() => expect(view.backend.count('/api/uservip')).toBe(1))
    expect(way.textContent).not.toMatch(/最高|%/)
    expect(way.querySelector('i')?.style.width).toBe('0%')
  })
})
