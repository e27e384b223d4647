// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openConsole } from '../test-support/open-console.tsx'

afterEach(cleanup)

describe('the scenes', () => {
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
    expect(items.length).toBeGreaterThan(40)
    for (const item of items) expect(item.querySelector('img')?.src, item.textContent).toMatch(/^data:image/)
  })

  it('that have no such member begin as a visitor', async () => {
    const { user, enter, ...view } = await openConsole('场景', 'demo')
    await user.click(await view.findByRole('button', { name: /fresh-member/ }))
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
