// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shared } from '../Card.tsx'
import { FIRST } from '../progress.ts'
import { CASHIER } from '../stories/cashier.ts'
import { ownSteps } from '../stories/own.ts'
import { minutes, Speaker } from './Speaker.tsx'
import { useSpeakerWindow } from './use-speaker-window.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(part: Partial<Shared> = {}) {
  const acts = { change: vi.fn(), next: vi.fn(), previous: vi.fn() }
  const now = Date.now()
  const progress = { ...FIRST, story: 'cashier', beganMs: now - 83_000, stepMs: now - 5_000 } as const
  render(<Speaker steps={CASHIER} at={2} progress={progress} isDone={false} problem="" {...acts} {...part} />)
  return acts
}
const texts = () => document.body.textContent ?? ''

test('shows the notes, the questions with their answers, the time and what is next', () => {
  show()
  const step = CASHIER[2]
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('通过充值')
  expect(texts()).toContain(step?.talk.note)
  for (const [question, answer] of step?.talk.answers ?? []) {
    expect(screen.getByText(question)).toBeTruthy()
    expect(screen.getByText(answer)).toBeTruthy()
  }
  expect(texts()).toContain('全程 1:23 · 这一步 0:05')
  expect(within(screen.getByRole('region', { name: '接下来' })).getByText(/^会员收到到账信：/)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(texts()).toContain('全程 2:23 · 这一步 1:05')
})

test('goes on, back and holds by its buttons and by its keys, but not while the key belongs to a control', () => {
  const { next, previous, change } = show()
  fireEvent.click(screen.getByRole('button', { name: /^下一步/ }))
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(next).toHaveBeenCalledTimes(3)
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(previous).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(document.body, { key: 'P' })
  expect(change.mock.calls).toEqual([[{ isPaused: true }], [{ isPhoneAlone: true }]])
  fireEvent.keyDown(screen.getByRole('button', { name: /^下一步/ }), { key: ' ' })
  fireEvent.keyDown(screen.getByLabelText('卡片的文字'), { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect([next.mock.calls.length, change.mock.calls.length]).toEqual([3, 2])
})

test('changes the language of the card, and shows own steps with what was written for them', () => {
  const { change } = show()
  fireEvent.change(screen.getByLabelText('卡片的文字'), { target: { value: 'en' } })
  expect(change).toHaveBeenCalledWith({ lang: 'en' })
  cleanup()
  const item = { title: '一', name: 'demo', params: {}, username: '', route: '/', note: '慢一点讲' }
  show({ steps: ownSteps([item]), at: 0, progress: { ...FIRST, story: 'own' } })
  expect(texts()).toContain('慢一点讲')
  expect(texts()).toContain('这是最后一步。')
  expect(screen.queryByRole('region', { name: '常被问到' })).toBeNull()
})

test('writes minutes and seconds', () => {
  expect([0, 59_999, 60_000, 3_600_000, -5].map(minutes)).toEqual(['0:00', '0:59', '1:00', '60:00', '0:00'])
})

/** A window as the browser opens it: empty, and written into by this page. */
function fakeWindow() {
  const page = document.implementation.createHTMLDocument('')
  const other = {
    document: page,
    closed: false,
    close: vi.fn(),
    focus: vi.fn(),
    location: { replace: vi.fn() },
  }
  const opened = vi.spyOn(window, 'open').mockReturnValue(other as never)
  return { other, opened }
}

test('opens one window, writes into it, and tells when somebody has closed it', () => {
  const { other, opened } = fakeWindow()
  const tell = vi.fn()
  const hook = renderHook(({ isWanted }) => useSpeakerWindow(isWanted, tell), {
    initialProps: { isWanted: false },
  })
  expect(opened).not.toHaveBeenCalled()
  act(() => hook.result.current.open())
  expect(tell).toHaveBeenLastCalledWith(true)
  hook.rerender({ isWanted: true })
  expect(opened).toHaveBeenCalledTimes(1)
  expect(hook.result.current.place).toBe(other.document.querySelector('main'))
  expect([other.document.title, other.document.documentElement.lang]).toEqual(['主讲窗口', 'zh-Hans'])
  other.closed = true
  act(() => void vi.advanceTimersByTime(1_000))
  expect(tell).toHaveBeenLastCalledWith(false)
  hook.rerender({ isWanted: false })
  expect(hook.result.current.place).toBeUndefined()
})

test('a page that is loaded anew takes the window up, and removes what the page before has left in it', () => {
  const { other } = fakeWindow()
  other.document.body.innerHTML = '<p data-wait></p><main>old</main>'
  const hook = renderHook(() => useSpeakerWindow(true, vi.fn()))
  expect(other.document.body.children).toHaveLength(1)
  expect(hook.result.current.place?.textContent).toBe('')
  dispatchEvent(new Event('pagehide'))
  expect(other.document.body.textContent).toContain('演示的页面正在打开')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(other.document.body.textContent).toBe('')
  hook.unmount()
  expect(other.close).toHaveBeenCalled()
})

test('a window that is another origin’s, as after each load from a disk, is made empty and then taken up', () => {
  const { other } = fakeWindow()
  const { document: page } = other
  Object.defineProperty(other, 'document', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const hook = renderHook(() => useSpeakerWindow(true, vi.fn()))
  expect(other.location.replace).toHaveBeenCalledWith('about:blank')
  expect(hook.result.current.place).toBeUndefined()
  Object.defineProperty(other, 'document', { value: page })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(hook.result.current.place).toBeTruthy()
})

test('a window that the browser blocks is told, and the tour stays as it is', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const tell = vi.fn()
  const hook = renderHook(() => useSpeakerWindow(false, tell))
  act(() => hook.result.current.open())
  expect(hook.result.current.isBlocked).toBe(true)
  expect(tell).not.toHaveBeenCalled()
})
