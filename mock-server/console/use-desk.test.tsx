// @vitest-environment happy-dom
import { act, cleanup, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from './test-support/open-console.tsx'

afterEach(cleanup)

it('takes the focus of a button that went with its row, also where a poll is answered together with the verb’s reading', async () => {
  const { mock, user, ...view } = await openConsole('待处理', 'deposit-order', { way: 'bank', amount: 500 })
  const row = within(await view.findByRole('listitem'))
  const { read } = mock.control
  const answers: (() => void)[] = []
  mock.control.read = async () => {
    const seen = await read()
    await new Promise<void>((resolve) => answers.push(resolve))
    return seen
  }
  await user.click(row.getByRole('button', { name: '通过' }))
  // There are two readings: the one after the verb, and a poll behind it.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1), { timeout: 5_000 })
  await act(async () => {
    for (const answer of answers) answer()
  })
  expect(view.getByText('现在没有待处理的申请')).toBeTruthy()
  expect(document.activeElement).toBe(view.getByRole('region', { name: '待处理' }))
})
