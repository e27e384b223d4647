// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { getToken, signIn } from '../../api/core/client/session-store.ts'
import { siteClosed } from '../../api/core/site-closed.ts'
import { envelope, held, stubBackend } from '../../api/test-support/backend.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { toastText } from '../test-support/render-screen.tsx'
import { prepareApp } from '../test-support/whole-app.ts'

beforeAll(async () => {
  await import('../shell/Maintenance.tsx')
  await import('../../screens/home/HomeScreen.tsx')
  await import('../../features/auto-registration/LinkRegistration.tsx')
})
prepareApp()

const site = (site_state: 0 | 1) => () => envelope({ title: '云舟', site_state, repair_tips: '系统升级' })
const notice = () => screen.queryByRole('heading', { name: '系统维护中' })
const passwords = () => screen.queryByRole('dialog', { name: '账号已创建' })

/** A link registers an account, and the answer comes behind the maintenance notice. Then the site is open again. */
async function answerBehindNotice(callback: string, api_token: string, message: string) {
  const { reply, answer } = held()
  location.hash = `#/?callback=${callback}`
  const { routes, count } = stubBackend({
    '/api/app': site(1),
    '/api/register': reply,
    '/api/user': () => envelope({ username: callback, balance: 0 }),
    '/api/balance': () => envelope({ balance: 0 }),
    '*': () => envelope([]),
  })
  render(<App />)
  await until(() => expect(count('/api/register')).toBe(1))
  routes['/api/app'] = site(0)
  await act(async () => siteClosed('系统升级'))
  await until(() => expect(notice()).not.toBeNull())
  answer(envelope({ api_token }, message))
  await pass(1_000)
  expect([passwords(), toastText()]).toEqual([null, ''])
  routes['/api/app'] = site(1)
}
async function reopen() {
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  await until(() => expect(notice()).toBeNull())
}

test('an account registered during maintenance without a login is reported only by its message', async () => {
  await answerBehindNotice('ivan2026', '', '注册成功，请登录')
  await reopen()
  await until(() => expect(toastText()).toBe('注册成功，请登录'))
  expect([passwords(), getToken()]).toEqual([null, undefined])
})

test('a member who logs in before the app shows again does not see the passwords of the account before', async () => {
  await answerBehindNotice('judy2026', 'of-the-link', '注册成功')
  expect(getToken()).toBe('of-the-link')
  // Another session fetches the site's state by itself.
  await act(async () => signIn('member-b'))
  await until(() => expect(notice()).toBeNull())
  await pass(2_000)
  expect([passwords(), toastText()]).toEqual([null, ''])
})

test('an account made behind the notice shows its passwords once the app shows', async () => {
  await answerBehindNotice('heidi2026', 'of-the-link', '注册成功')
  await reopen()
  await until(() => expect(passwords()).not.toBeNull())
  expect(toastText()).toBe('注册成功')
})
