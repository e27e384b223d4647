// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../../api/core/client/session-store.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import { openHome } from '../test-support/open.tsx'

// Parts load on first use; importing them here keeps that time out of the tests.
beforeAll(() =>
  Promise.all([import('./SideDrawer.tsx'), import('../../../ui/chakra/overlays/ConfirmDialog.tsx')]),
)

describe('the drawer', () => {
  it('leads to messages, cards, feedback, about us and login, and copies the domain', async () => {
    const { user, ...view } = openHome()
    await view.findByRole('link', { name: '天天红包' })
    await user.click(view.getByRole('button', { name: '打开菜单' }))
    const list = within(await view.findByRole('navigation', { name: '侧边菜单' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/message',
      '/wallet?type=0',
      '/kefu?topic=feedback',
      '/concise',
      '/boutBallBet',
      '/zhanzhu',
      '/boutBallBetInfo?type=7',
      '/login',
    ])
    await user.click(list.getByRole('button', { name: /^永久域名.*复制$/ }))
    await vi.waitFor(() => expect(toastText()).toBe('复制成功！'))
    expect(await navigator.clipboard.readText()).toBe('https://m.yunzhou.example')
    expect(view.getByRole('button', { name: /切换到/ })).toBeTruthy()
  })

  it('asks a member before it logs out', async () => {
    signIn('token-1')
    const { backend, user, ...view } = openHome()
    await user.click(view.getByRole('button', { name: '打开菜单' }))
    await user.click(await view.findByRole('button', { name: '退出登录' }))
    const question = within(await view.findByRole('alertdialog', { name: '提示' }))
    expect(question.getByText('您确定要退出登录吗?')).toBeTruthy()
    expect(backend.count('/api/logoff')).toBe(0)
    await user.click(question.getByRole('button', { name: '退出登录' }))
    await vi.waitFor(() => expect(backend.count('/api/logoff')).toBe(1))
  })
})
