// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberPid } from '../../../api/core/client/pid.ts'
import { getToken, signIn } from '../../../api/core/client/session-store.ts'
import { envelope, held, type Reply, refusal, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../../app/test-support/render-screen.tsx'
import { Entrance } from './Entrance.tsx'

const site =
  (over: object = {}): Reply =>
  () =>
    envelope({ title: '云舟', site_state: 1, index_modal: 1, webcontent: '<p>欢迎登舟</p>', ...over })
const noModal = { '/api/app': site({ index_modal: 0 }) }

function arrive(at = '/', routes: Record<string, Reply> = {}) {
  const backend = stubBackend({
    '/api/app': site(),
    '/api/register': () => envelope({ api_token: 'fresh-token' }, '注册成功'),
    ...routes,
  })
  const sent = () => backend.sent.find(({ url }) => url.endsWith('/register'))?.body as Record<string, string>
  return { backend, sent, ...renderScreen(<Entrance />, at) }
}

// Parts load on first use; importing them here keeps that time out of the tests.
beforeAll(() =>
  Promise.all([
    import('../overlays/WelcomeModal.tsx'),
    import('../../../features/auto-registration/AccountDialog.tsx'),
    import('../../../lib/html/sanitize.ts'),
  ]),
)
beforeEach(() => sessionStorage.clear())

describe('the welcome', () => {
  it('shows the text of the site, once a visit', async () => {
    const first = arrive()
    const modal = within(await first.findByRole('dialog', { name: '温馨提示' }))
    expect(await modal.findByText('欢迎登舟')).toBeTruthy()
    await first.user.click(modal.getByRole('button', { name: '我知道了' }))
    await vi.waitFor(() => expect(first.queryByRole('dialog')).toBeNull())
    expect(first.backend.count('/api/register')).toBe(0)
    first.unmount()
    const secondVisit = arrive()
    await vi.waitFor(() => expect(secondVisit.backend.count('/api/app')).toBe(1))
    expect(secondVisit.queryByRole('dialog')).toBeNull()
  })
})

describe('registration by link', () => {
  it('starts only after the welcome is closed; a guest gets a random name', async () => {
    rememberPid('agent7')
    const { backend, sent, user, ...view } = arrive('/?callback=guest')
    const close = await view.findByRole('button', { name: '我知道了' })
    expect(backend.count('/api/register')).toBe(0)
    await user.click(close)
    const dialog = within(await view.findByRole('dialog', { name: '账号已创建' }))
    const body = sent()
    expect(body).toMatchObject({ pid: 'agent7', confirmPass: body.password, paypassword: body.password })
    expect(body.name).toMatch(/^[a-z\d]{6,10}$/)
    expect(body.realname).toMatch(/^[a-z\d]{6,10}$/)
    expect(body.password).toMatch(/^[a-z\d]{10}$/)
    expect(dialog.getByText(body.name ?? '')).toBeTruthy()
    expect(dialog.getAllByText(body.password ?? '')).toHaveLength(2)
    expect(toastText()).toBe('注册成功')
    expect(getToken()).toBe('fresh-token')
  })

  it('shows the passwords once, copies them, stores them nowhere, and forgets them on close', async () => {
    const log = ['log', 'info', 'warn', 'error', 'debug'] as const
    const spies = log.map((level) => vi.spyOn(console, level))
    const { sent, user, ...view } = arrive('/?callback=alice2026', noModal)
    const dialog = within(await view.findByRole('dialog', { name: '账号已创建' }))
    const { password = '' } = sent()
    await user.click(dialog.getByRole('button', { name: '复制初始登录密码' }))
    expect(await navigator.clipboard.readText()).toBe(password)
    const allStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href])
    expect(allStored()).not.toContain(password)
    await user.click(dialog.getByRole('button', { name: '我已保存' }))
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    expect(document.documentElement.outerHTML).not.toContain(password)
    expect(allStored()).not.toContain(password)
    for (const spy of spies) expect(JSON.stringify(spy.mock.calls)).not.toContain(password)
  })

  it('links to the screens that change the passwords', async () => {
    const { user, address, ...view } = arrive('/?callback=bob2026', noModal)
    await user.click(await view.findByRole('button', { name: '去修改密码' }))
    expect(address()).toBe('/userCent')
  })

  it('happens once, even if home is opened again after a logout', async () => {
    const first = arrive('/?callback=carol2026', noModal)
    await first.findByRole('dialog', { name: '账号已创建' })
    first.unmount()
    const { signOut } = await import('../../../api/core/client/session-store.ts')
    signOut()
    const secondVisit = arrive('/?callback=carol2026', noModal)
    await vi.waitFor(() => expect(secondVisit.backend.count('/api/app')).toBe(1))
    expect(secondVisit.backend.count('/api/register')).toBe(0)
    expect(secondVisit.queryByRole('dialog')).toBeNull()
  })

  it('never happens to a logged-in member', async () => {
    signIn('token-1')
    const { backend } = arrive('/?callback=dave2026', noModal)
    await vi.waitFor(() => expect(backend.count('/api/app')).toBe(1))
    expect(backend.count('/api/register')).toBe(0)
    expect(getToken()).toBe('token-1')
  })

  it('does not disturb a member who logs in before its answer', async () => {
    const { reply, answer } = held()
    const { backend, address, ...view } = arrive('/?callback=grace2026', {
      ...noModal,
      '/api/register': reply,
    })
    await vi.waitFor(() => expect(backend.count('/api/register')).toBe(1))
    await act(async () => {
      signIn('member-a')
      answer(envelope({ api_token: 'of-the-link' }, '注册成功'))
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(getToken()).toBe('member-a')
    expect(localStorage.getItem('token')).toBe('member-a')
    expect(view.queryByRole('dialog')).toBeNull()
    expect(toastText()).toBe('')
    expect(address()).toBe('/?callback=grace2026')
  })

  it("shows the server's message when it is refused, and leaves the visitor on home", async () => {
    const { address, ...view } = arrive('/?callback=erin2026', {
      ...noModal,
      '/api/register': () => refusal('该用户名已被注册，请更换后重试'),
    })
    await vi.waitFor(() => expect(toastText()).toBe('该用户名已被注册，请更换后重试'))
    expect(getToken()).toBeUndefined()
    expect(view.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/?callback=erin2026')
  })

  it('shows no passwords for an account without a token', async () => {
    const view = arrive('/?callback=frank2026', {
      ...noModal,
      '/api/register': () => envelope({ api_token: '' }, '注册成功，请登录'),
    })
    await vi.waitFor(() => expect(toastText()).toBe('注册成功，请登录'))
    expect(view.queryByRole('dialog')).toBeNull()
  })

  it('sends nothing for an invalid name', async () => {
    const { backend } = arrive('/?callback=%E4%B8%AD', noModal)
    await vi.waitFor(() => expect(toastText()).toBe('用户名长度6~16位，以字母或数字组合！'))
    expect(backend.count('/api/register')).toBe(0)
  })
})
