// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { REJECTED } from '#contracts/wire/record-codes.ts'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { ROUTES } from '../routes.ts'
import { openConsole } from '../test-support/open-console.tsx'

afterEach(cleanup)

describe('the scenarios', () => {
  it('are found by what they show, filled in by fields of their schemas, and begun as a persona', async () => {
    const { mock, user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.type(await view.findByLabelText('搜索'), '有余额')
    await user.click(view.getByRole('button', { name: /member-with-money/ }))
    await user.type(await view.findByLabelText('中心钱包余额（元）'), '12.34')
    await user.selectOptions(view.getByLabelText('从哪一页开始'), '/mine')
    await user.click(view.getByRole('button', { name: '开始场景' }))
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('demo888', '/mine'))
    const { scenario, members } = await mock.control.read()
    expect([scenario, members[0]?.central]).toEqual(['member-with-money', 1234])
  })

  it('are shown with a picture each', async () => {
    const view = await openConsole('场景', 'visitor')
    const items = await view.findAllByRole('listitem')
    expect(items.length).toBeGreaterThan(30)
    for (const item of items) expect(item.querySelector('img')?.src, item.textContent).toMatch(/^data:image/)
  })

  it('stand by what they are about, those that somebody marked first, also when the list opens again', async () => {
    const first = await openConsole('场景', 'visitor')
    await first.user.click(await first.findByRole('button', { name: /^收藏：红包正在开抢，有/ }))
    cleanup()
    const view = await openConsole('场景', 'visitor')
    const groups = await view.findAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      '我的收藏',
      '会员与站点',
      '充值取款与申请',
    ])
    const marked = within(view.getByRole('region', { name: '我的收藏' }))
    expect(marked.getByText('red-packet-open')).toBeTruthy()
    await view.user.click(marked.getByRole('button', { name: /^收藏/, pressed: true }))
    expect(view.queryByRole('region', { name: '我的收藏' })).toBeNull()
  })

  it('are a page of large pictures when that is wanted, each begun from there', async () => {
    const { mock, user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.click(view.getByRole('button', { name: '大图' }))
    const open = await view.findByRole('button', { name: /red-packet-open/ })
    expect(open.querySelector('img')?.width).toBe(180)
    await user.click(view.getByRole('button', { name: '立即开始：红包正在开抢，有可领的红包' }))
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('demo888', '/hongbao'))
  })

  it('begin from the list as a search says them, where they show best', async () => {
    const { mock, user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.type(await view.findByLabelText('搜索'), '取款被拒')
    await vi.waitFor(() => expect(view.getByText('审核结果：审核拒绝 / 未入账')).toBeTruthy())
    await user.click(view.getByRole('button', { name: /^立即开始/ }))
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('demo888', '/transRecord?type=2'))
    const states = await mock.read(({ withdrawals }) => Object.values(withdrawals).map(({ state }) => state))
    expect(states).toEqual([REJECTED])
  })

  it('are found and begun by the keyboard alone, and the focus never leaves the console', async () => {
    const { mock, user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.type(await view.findByLabelText('搜索'), 'VIP5{Enter}')
    const begin = await view.findByRole('button', { name: '开始场景' })
    expect(document.activeElement).toBe(begin)
    await user.click(view.getByRole('button', { name: '返回场景列表' }))
    expect(document.activeElement).toBe(view.getByRole('region', { name: '场景' }))
    await user.type(view.getByLabelText('搜索'), 'VIP5{Enter}')
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('demo888', '/vip'))
    expect((await mock.control.read()).members[0]?.vip).toBe(5)
  })

  it('offer the page and the member that each begins with', async () => {
    const paths: string[] = ROUTES.map(([path]) => path)
    for (const { path } of scenarioViews()) expect(paths).toContain(path)
    const { user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.click(await view.findByRole('button', { name: /fresh-member/ }))
    await user.click(view.getByRole('button', { name: '开始场景' }))
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('new888', '/mine'))
  })

  it('that have no such member begin as a visitor', async () => {
    const { user, enter, ...view } = await openConsole('场景', 'demo')
    await user.click(await view.findByRole('button', { name: /fresh-member/ }))
    await user.selectOptions(view.getByLabelText('以谁的身份'), 'demo888')
    await user.selectOptions(view.getByLabelText('从哪一页开始'), '/')
    await user.click(view.getByRole('button', { name: '开始场景' }))
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith(undefined, '/'))
  })

  it('tell a parameter that does not fit in Chinese, and leave the world', async () => {
    const { mock, user, enter, ...view } = await openConsole('场景', 'visitor')
    await user.click(await view.findByRole('button', { name: /vip-level/ }))
    await user.type(await view.findByLabelText('VIP 等级'), '11')
    await user.click(view.getByRole('button', { name: '开始场景' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('场景参数不对，请检查后再试'))
    expect(enter).not.toHaveBeenCalled()
    expect((await mock.control.read()).scenario).toBe('visitor')
  })
})
