// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { testMock } from '#mock/testing/test-mock.ts'
import { writeReport } from '../bug-report.ts'
import { openConsole } from '../test-support/open-console.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('a report that is imported tells its note, and leads to the page and the member of whoever wrote it', async () => {
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

it('a report by a visitor opens for a visitor', async () => {
  history.replaceState(null, '', '#/vip')
  const text = await writeReport((await testMock('visitor')).control, '')
  const { user, enter, ...view } = await openConsole('报告', 'member-with-money')
  await user.upload(await view.findByLabelText('选择报告文件'), new File([text], 'bug-report.json'))
  await user.click(await view.findByRole('button', { name: '打开报告里的页面' }))
  await vi.waitFor(() => expect(enter).toHaveBeenCalledWith(undefined, '/vip'))
})
