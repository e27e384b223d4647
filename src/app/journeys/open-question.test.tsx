// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { getToken, signIn, signOut, watchOtherTabs } from '../../api/core/client/session-store.ts'
import { envelope, expired, stubBackend } from '../../api/test-support/backend.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { prepareApp } from '../test-support/whole-app.ts'

// In a browser these chunks come over the network; here they must not wait for the fake timers.
beforeAll(async () => {
  await import('../routing/LazyScreen.tsx')
  await import('../../screens/transfer/TransferScreen.tsx')
  await import('../../ui/chakra/overlays/ConfirmDialog.tsx')
})
prepareApp()
beforeEach(watchOtherTabs)

const SWITCH = '/api/uptransferstatus'
const question = () => screen.queryByRole('alertdialog', { name: '关闭自动免转' })

/** Opens /transfer as member A, with the question whether to switch off 自动免转. */
async function ask() {
  signIn('member-a')
  window.location.hash = '#/transfer'
  const backend = stubBackend({
    '/api/app': () => envelope({ title: '云舟', site_state: 1 }),
    '/api/user': () => envelope({ username: 'demo888', balance: 1000, transferstatus: 1 }),
    '/api/balance': () => envelope({ balance: 1000 }),
    '*': () => envelope([]),
  })
  render(<App />)
  const isOn = { name: '自动免转', checked: true }
  await until(() => fireEvent.click(screen.getByRole('checkbox', isOn)))
  await until(() => expect(question()).not.toBeNull())
  await pass(500)
  return backend
}

/** What another tab does to the stored token. */
const otherTab = (token: string) =>
  act(async () => {
    localStorage.setItem('token', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
  })

test('a question that was put to one member is not there for the next, who logs in in another tab', async () => {
  const backend = await ask()
  const ok = within(question() ?? document.body).getByRole('button', { name: '关闭' })
  await otherTab('member-b')
  fireEvent.click(ok)
  await pass(2_000)
  expect(getToken()).toBe('member-b')
  expect(question()).toBeNull()
  expect(backend.count(SWITCH)).toBe(0)
})

test('the end of a session closes an open question, and the alert reports the end', async () => {
  const backend = await ask()
  backend.routes['*'] = expired
  backend.routes['/api/balance'] = expired
  await pass(8_000)
  expect(question()).toBeNull()
  expect(screen.getByRole('alertdialog', { name: sessionTexts.expiredTitle })).toBeTruthy()
  expect(window.location.hash).toBe('#/login?redirect=%2Ftransfer')
  expect(backend.count(SWITCH)).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '重新登陆' }))
  await pass(2_000)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a question that waits for its turn, or was just put, is answered with no when the session ends', async () => {
  await ask()
  const questions = [confirm({ body: '第二问' }), confirm({ body: '第三问' })]
  await act(async () => signOut())
  const late = confirm({ body: '访客的问题' })
  await until(() => expect(screen.getByText('访客的问题')).toBeTruthy())
  expect(await Promise.all(questions)).toEqual([false, false])
  expect(screen.queryByText('第二问')).toBeNull()
  await pass(500)
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await pass(500)
  expect(await late).toBe(true)
})
