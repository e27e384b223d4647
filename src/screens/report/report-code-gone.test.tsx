// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { deployNewVersion, pageOf } from '../../app/test-support/deployed.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

vi.mock('./read-report.ts', () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
)

test('a report whose code does not load says so; if a newer version has replaced it, the next try brings that version', async () => {
  signIn('token-1')
  const view = renderScreen(<ReportScreen />, '/report')
  expect(await view.findByText('记录没有读完')).toBeTruthy()
  const { reload } = deployNewVersion()
  await view.user.click(view.getAllByRole('button', { name: '重新统计' })[0] as HTMLElement)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a report that is left while the host is asked for a newer version reloads nothing', async () => {
  signIn('token-1')
  const { reload, served } = deployNewVersion()
  const { promise, resolve } = Promise.withResolvers<Response>()
  served.mockReturnValue(promise)
  const view = renderScreen(<ReportScreen />, '/report')
  await vi.waitFor(() => expect(served).toHaveBeenCalledOnce())
  view.unmount()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  resolve(new Response(pageOf('BBBBBBB2')))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).not.toHaveBeenCalled()
})
