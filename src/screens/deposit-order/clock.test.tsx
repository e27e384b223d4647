// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { held } from '../../api/test-support/backend.ts'
import { ADDRESS, openOrder, order, PAYINFO, RECORDS, records } from './test-support/open.tsx'

test('a phone’s clock that is set forward closes the order only until an answer corrects it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let aheadMs = 0
  const dated = (answer: Response) => {
    answer.headers.set('date', new Date(Date.now() - aheadMs).toUTCString())
    return answer
  }
  const info = { created_at: formatBeijing(Date.now()) }
  const view = openOrder(() => dated(order({ info })))
  expect(await view.findByText(ADDRESS)).toBeTruthy()

  const [state, refetched] = [held(), held()]
  Object.assign(view.backend.routes, { [RECORDS]: state.reply, [PAYINFO]: refetched.reply })
  aheadMs = 2 * DEPOSIT_WINDOW_MS
  vi.setSystemTime(Date.now() + aheadMs)
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  expect(await view.findByText('支付时间已结束')).toBeTruthy()
  expect(view.queryByText(ADDRESS)).toBeNull()

  const open = records(1)
  view.backend.routes[RECORDS] = async (sent) => dated(await open(sent))
  refetched.answer(dated(order({ info })))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await view.findByText(ADDRESS)).toBeTruthy()
  expect(view.queryByText('支付时间已结束')).toBeNull()
  expect(view.getByRole('timer').textContent).toMatch(/^(60:00|59:5\d)$/)
})
