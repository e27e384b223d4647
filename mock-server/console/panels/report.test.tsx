// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEMO, tokenOf } from '../../scenarios/personas.ts'
import { testMock } from '../../testing/test-mock.ts'
import { writeReport } from '../report/bug-report.ts'
import { openConsole } from '../test-support/open-console.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

it('an imported report shows its note, and leads to the page and the member of its writer', async () => {
  localStorage.setItem('token', tokenOf(DEMO.username))
  history.replaceState(null, '', '#/transRecord')
  const text = await writeReport((await testMock('member-with-money')).control, '余额不对')
  const { mock, user, enter, ...view } = await openConsole('报告', 'visitor')
  await user.upload(await view.findByLabelText('选择报告文件'), new File([text], 'bug-report.json'))
  expect(await view.findByText('说明：余额不对')).toBeTruthy()
  await user.click(view.getByRole('button', { name: '打开报告里的页面' }))
  await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('demo888', '/transRecord'))
  expect((await mock.control.read()).scenario).toBe('member-with-money')
})

it('a report brings the calls of its writer, and keeps them while other panels and a new page are open', async () => {
  const { call, control } = await testMock('member-with-money')
  await call('/api/balance', {}, { token: tokenOf(DEMO.username) })
  const text = await writeReport(control, '')
  const { user, unmount, ...view } = await openConsole('报告', 'visitor')
  await user.upload(await view.findByLabelText('选择报告文件'), new File([text], 'bug-report.json'))
  await view.findByRole('button', { name: /中心钱包余额 · POST \/api\/balance/ })
  await user.click(view.getByRole('button', { name: '请求' }))
  unmount()
  const again = await openConsole('报告', 'visitor')
  await user.click(await again.findByRole('button', { name: /\/api\/balance/ }))
  expect((again.getByLabelText('回答') as HTMLTextAreaElement).value).toContain('"balance": 1000')
  await user.click(again.getByRole('button', { name: '返回请求列表' }))
  expect(again.getByRole('button', { name: /\/api\/balance/ })).toBeTruthy()
})

it('a report that is written on a page of its own names the page of the app, without a ticket', async () => {
  const { control } = await testMock('visitor')
  const text = await writeReport(control, '', 'http://127.0.0.1:8787/#/venue?ticket=secret&x=1')
  expect(JSON.parse(text).address).toBe('http://127.0.0.1:8787/#/venue?ticket=***&x=1')
})

it('a report by a visitor opens for a visitor', async () => {
  history.replaceState(null, '', '#/vip')
  const text = await writeReport((await testMock('visitor')).control, '')
  const { user, enter, ...view } = await openConsole('报告', 'member-with-money')
  await user.upload(await view.findByLabelText('选择报告文件'), new File([text], 'bug-report.json'))
  await user.click(await view.findByRole('button', { name: '打开报告里的页面' }))
  await vi.waitFor(() => expect(enter).toHaveBeenCalledWith(undefined, '/vip'))
})
