// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openConsole } from '../test-support/open-console.tsx'

afterEach(cleanup)

describe('the clock', () => {
  it.each([
    ['+1 分钟', '2026-05-01 12:01:00'],
    ['+1 小时', '2026-05-01 13:00:00'],
    ['到明早 10:00', '2026-05-02 10:00:00'],
    ['到零点', '2026-05-02 00:00:00'],
    ['+90 天', '2026-07-30 12:00:00'],
  ])('%s leads to %s', async (step, beijing) => {
    const { mock, user, ...view } = await openConsole('时钟', 'visitor')
    await user.click(await view.findByRole('button', { name: step }))
    if (step !== '+1 分钟' && step !== '+1 小时')
      await user.click(await view.findByRole('button', { name: '确认前进' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe(`现在是 ${beijing}`))
    expect((await mock.control.read()).clock.beijing).toBe(beijing)
  })

  it('goes forward by any number of days up to 90, and by no more', async () => {
    const { user, ...view } = await openConsole('时钟', 'visitor')
    const days = await view.findByLabelText('天数（1 到 90）')
    const go = view.getByRole('button', { name: '快进这些天' }) as HTMLButtonElement
    for (const none of ['0', '91', 'x']) {
      await user.clear(days)
      await user.type(days, none)
      expect(go.disabled, none).toBe(true)
    }
    await user.clear(days)
    await user.type(days, '45{Enter}')
    await user.click(await view.findByRole('button', { name: '确认前进' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('现在是 2026-06-15 12:00:00'))
  })

  it('shows what falls due on the way and for whom, and stays until that is confirmed', async () => {
    const { mock, user, ...view } = await openConsole('时钟', 'vip-about-to-rise')
    await user.click(await view.findByRole('button', { name: '到零点' }))
    const work = within(await view.findByRole('list', { name: '到期工作' }))
    expect(work.getByText(/日终：结算返水/)).toBeTruthy()
    expect(within(view.getByRole('list', { name: '会员的变化' })).getByText(/VIP 等级/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('确认前进')
    expect((await mock.control.read()).clock.beijing).toBe('2026-05-01 12:00:00')
    await user.click(view.getByRole('button', { name: '不去了' }))
    expect(view.queryByRole('list', { name: '到期工作' })).toBeNull()
    expect((await mock.control.read()).clock.beijing).toBe('2026-05-01 12:00:00')
  })

  it('stops and goes on', async () => {
    const { mock, user, ...view } = await openConsole('时钟', 'visitor')
    await user.click(await view.findByRole('button', { name: '继续走' }))
    await user.click(await view.findByRole('button', { name: '暂停' }))
    await vi.waitFor(async () => expect((await mock.control.read()).clock.stopped).toBe(true))
  })

  it('says in Chinese that it does not go back', async () => {
    const { user, ...view } = await openConsole('时钟', 'visitor')
    await user.type(await view.findByLabelText('时间'), '2026-04-01 12:00:00')
    await user.click(view.getByRole('button', { name: '前往' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('时钟只能向前调，不能回到过去'))
  })
})
