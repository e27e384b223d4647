// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deployNewVersion, pageOf, typeSomething } from '../../app/test-support/deployed.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { useLazyOverlay } from '../overlays/use-lazy-overlay.ts'
import { dismissToast } from '../toast/toast.ts'

// The app loads it when the page is idle. Here it must not wait for fake timers.
beforeAll(() => import('./new-version.ts'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  dismissToast()
})

const load = vi.fn(() => Promise.reject(new TypeError('gone')))

function Opener() {
  const { opener } = useLazyOverlay(load)
  return (
    <button type="button" {...opener}>
      更多
    </button>
  )
}

async function tap(): Promise<void> {
  if (!screen.queryByRole('button', { name: '更多' })) render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
}
/** The dialog that asks the player whether to reload. */
const question = () => screen.findByRole('alertdialog', { name: '网站刚刚更新' })

test('a tap on what a newer version has replaced brings the newer version, and says nothing of the network', async () => {
  const { reload } = deployNewVersion()
  await tap()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(toastText()).toBe('')
})

test('the request that is under way ends before the page is reloaded', async () => {
  const { reload, served } = deployNewVersion()
  render(<Opener />)
  vi.useFakeTimers()
  const end = countRequest()
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(served).toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  end()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledOnce()
})

test('what is typed stays until the player chooses to reload', async () => {
  const { reload } = deployNewVersion()
  typeSomething()
  await tap()
  const dialog = await question()
  expect(dialog.textContent).toContain('重新加载后才能打开')
  await userEvent.click(screen.getByRole('button', { name: '稍后' }))
  expect(reload).not.toHaveBeenCalled()
  await tap()
  await question()
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(toastText()).toBe('')
})

test('no second reload happens by itself within half a minute: the player is asked', async () => {
  const { reload } = deployNewVersion()
  sessionStorage.setItem('yz:chunk-reload', `${Date.now()}`)
  await tap()
  await question()
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '稍后' }))
})

test.each([
  ['the version is the same', async () => new Response(pageOf('AAAAAAA1'))],
  ['the host serves no page of ours', async () => new Response('502 Bad Gateway', { status: 502 })],
  ['the host cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s, the network is named and nothing reloads', async (_, answer) => {
  const { reload, served } = deployNewVersion()
  served.mockImplementation(answer)
  await tap()
  await vi.waitFor(() => expect(toastText()).toBe('网络中断，请稍后重试'))
  expect(reload).not.toHaveBeenCalled()
})

test('a host that does not answer in five seconds is the network’s doing', async () => {
  const { reload, served } = deployNewVersion()
  served.mockReturnValue(new Promise(() => undefined))
  render(<Opener />)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(toastText()).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(toastText()).toBe('网络中断，请稍后重试')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['a newer version', 'BBBBBBB2'],
  ['the same version', 'AAAAAAA1'],
])('where the player has gone on while the host was asked, which then names %s, nothing reloads and nothing is said', async (_, version) => {
  const { reload, served } = deployNewVersion()
  const { promise, resolve } = Promise.withResolvers<Response>()
  served.mockReturnValue(promise)
  location.hash = '#/mine'
  render(<Opener />)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  await vi.advanceTimersByTimeAsync(100)
  expect(served).toHaveBeenCalledOnce()
  location.hash = '#/transfer'
  resolve(new Response(pageOf(version)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(toastText()).toBe('')
})
