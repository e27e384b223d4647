// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope, refusal } from '../../../api/test-support/backend.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import { openHome } from '../test-support/open.tsx'

// The sheet loads on first use; importing it here keeps that time out of the tests.
beforeAll(() => import('../overlays/MoreSheet.tsx'))

const assigned = vi.fn()
beforeEach(() => {
  assigned.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assigned)
})

describe('shortcuts', () => {
  it('lead to support and VIP', () => {
    const nav = within(openHome().getByRole('navigation', { name: '快捷入口' }))
    expect(nav.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/kefu')
    expect(nav.getByRole('link', { name: 'VIP' }).getAttribute('href')).toBe('/vip')
  })

  it('More holds the ten links', async () => {
    const { user, ...view } = openHome()
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

  it('the USD platform opens at the address that the backend names', async () => {
    const { user, ...view } = openHome()
    await user.click(view.getByRole('button', { name: /^美元平台.*将离开本站$/ }))
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith('https://usd.yunzhou.example/'))
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://usd.yunzhou.example/',
  ])('an address of %j is not opened, and a toast says so', async (url) => {
    const { user, ...view } = openHome({ '/api/getVisitUrl': () => envelope({ url }) })
    await user.click(view.getByRole('button', { name: /^美元平台.*将离开本站$/ }))
    await vi.waitFor(() => expect(toastText()).toBe('美元平台暂时无法打开，请联系在线客服'))
    expect(assigned).not.toHaveBeenCalled()
  })

  it("a refusal shows the server's message", async () => {
    const { user, ...view } = openHome({ '/api/getVisitUrl': () => refusal('线路维护中') })
    await user.click(view.getByRole('button', { name: /^美元平台.*将离开本站$/ }))
    await vi.waitFor(() => expect(toastText()).toBe('线路维护中'))
  })
})
