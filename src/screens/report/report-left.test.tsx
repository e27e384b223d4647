// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const { isHere, come } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isHere: promise, come: resolve }
})
vi.mock('./read-report.ts', async (original) => {
  await isHere
  return original()
})

test('a report that is cancelled, or left, while its code loads reads nothing once that has come', async () => {
  signIn('token-1')
  // Every call fails, and is counted.
  const backend = stubBackend({})
  const cancelled = renderScreen(<ReportScreen />, '/report')
  await cancelled.user.click(await cancelled.findByRole('button', { name: '取消' }))
  expect(await cancelled.findByText('统计已取消')).toBeTruthy()
  const leftScreen = renderScreen(<ReportScreen />, '/report?date=2')
  expect((await leftScreen.findAllByRole('progressbar')).length).toBeGreaterThan(0)
  leftScreen.unmount()
  come()
  await import('./read-report.ts')
  // All that waited for it has gone on by the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(backend.sent).toEqual([])
})
