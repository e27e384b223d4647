// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST, type TourProgress } from '../progress.ts'
import type { Step } from '../step.ts'
import { CASHIER } from '../stories/cashier.ts'
import { ownSteps } from '../stories/own.ts'
import { minutes, Speaker } from './Speaker.tsx'
import { shownToSpeaker } from './shown-to-speaker.ts'
import { SpeakerWindow } from './start-speaker.tsx'
import { useSpeakerWindow } from './use-speaker-window.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shownAt = (at: number, progress: Partial<TourProgress> = {}, steps: readonly Step[] = CASHIER) =>
  shownToSpeaker({
    ...{ steps, at, isDone: false, problem: '' },
    progress: {
      ...FIRST,
      story: 'cashier',
      beganMs: Date.now() - 83_000,
      stepMs: Date.now() - 5_000,
      ...progress,
    },
  })

function show(shown = shownAt(2)) {
  const send = vi.fn()
  render(<Speaker shown={shown} send={send} />)
  return send
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
  const send = show()
  fireEvent.click(screen.getByRole('button', { name: /^下一步/ }))
  for (const key of ['ArrowRight', 'PageDown', 'ArrowLeft', ' ', 'P'])
    fireEvent.keyDown(document.body, { key })
  const said = send.mock.calls.map(([{ act }]) => act)
  expect(said).toEqual(['next', 'next', 'next', 'previous', 'pause', 'alone'])
  expect(send).toHaveBeenLastCalledWith({ act: 'alone', isAlone: true })
  fireEvent.keyDown(screen.getByRole('button', { name: /^下一步/ }), { key: ' ' })
  fireEvent.keyDown(screen.getByLabelText('卡片的文字'), { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect(send).toHaveBeenCalledTimes(said.length)
})

test('changes the language of the card, and shows own steps with what was written for them', () => {
  const send = show()
  fireEvent.change(screen.getByLabelText('卡片的文字'), { target: { value: 'en' } })
  expect(send).toHaveBeenCalledWith({ act: 'lang', lang: 'en' })
  cleanup()
  const item = { title: '一', name: 'demo', params: {}, username: '', route: '/', note: '慢一点讲' }
  show(shownAt(0, { story: 'own' }, ownSteps([item])))
  expect(texts()).toContain('慢一点讲')
  expect(texts()).toContain('这是最后一步。')
  expect(screen.queryByRole('region', { name: '常被问到' })).toBeNull()
  expect(screen.queryByLabelText('卡片的文字')).toBeNull()
})

test('writes minutes and seconds', () => {
  expect([0, 59_999, 60_000, 3_600_000, -5].map(minutes)).toEqual(['0:00', '0:59', '1:00', '60:00', '0:00'])
})

/** A window as the browser opens it: empty, and written into by this page. */
function fakeWindow() {
  const page = document.implementation.createHTMLDocument('')
  // Nothing here loads a script.
  const append = vi.spyOn(page.head, 'append').mockImplementation(() => undefined)
  const other = { document: page, closed: false, focus: vi.fn(), postMessage: vi.fn(), opener: window }
  const opened = vi.spyOn(window, 'open').mockReturnValue(other as never)
  return { other, opened, append }
}
const say = (source: object, data: unknown) =>
  act(() => void dispatchEvent(Object.assign(new Event('message'), { data, source })))
const hello = { mark: 'demo-speaker', act: 'hello' }

function start(isWanted: boolean) {
  const acts = { hear: vi.fn(), tell: vi.fn() }
  const hook = renderHook(({ shown, wanted }) => useSpeakerWindow(wanted, shown, acts), {
    initialProps: { shown: shownAt(2), wanted: isWanted },
  })
  return { ...acts, hook }
}

test('opens one window that runs by itself, shows it each step, and notices when somebody has closed it', () => {
  const { other, opened, append } = fakeWindow()
  const { hook, tell, hear } = start(false)
  act(() => hook.result.current.open())
  const { title, documentElement } = other.document
  expect([title, documentElement.lang, documentElement.dataset.console]).toEqual([
    '主讲窗口',
    'zh-Hans',
    'speaker',
  ])
  expect(append).toHaveBeenCalledWith(
    expect.objectContaining({ src: expect.stringMatching(/\/console\.js$/) }),
  )
  say(other, hello)
  expect(tell).toHaveBeenLastCalledWith(true)
  hook.rerender({ shown: shownAt(3), wanted: true })
  expect(other.postMessage.mock.calls.map(([{ shown }]) => shown.title)).toEqual([
    '通过充值',
    '会员收到到账信',
  ])
  say(other, { mark: 'demo-speaker', act: 'next' })
  expect(hear).toHaveBeenCalledWith({ mark: 'demo-speaker', act: 'next' })
  act(() => hook.result.current.open())
  expect([opened.mock.calls.length, other.focus.mock.calls.length]).toEqual([1, 1])
  other.closed = true
  act(() => void vi.advanceTimersByTime(1_000))
  expect(tell).toHaveBeenLastCalledWith(false)
})

test('a page that is loaded anew takes the window up when it says hello, and the end of the tour closes it', () => {
  const { other, opened } = fakeWindow()
  const { hook, tell } = start(true)
  say(other, hello)
  act(() => void vi.advanceTimersByTime(10_000))
  expect([opened.mock.calls.length, tell.mock.calls]).toEqual([0, [[true]]])
  hook.unmount()
  expect(other.postMessage).toHaveBeenLastCalledWith({ mark: 'demo-speaker', shown: null }, '*')
})

test('a window that says nothing after a load is gone; other windows and other messages are not heard', () => {
  const { other } = fakeWindow()
  const { tell, hear } = start(true)
  say({ ...other, opener: {} }, hello)
  say(other, { act: 'next' })
  expect([tell.mock.calls.length, hear.mock.calls.length]).toEqual([0, 0])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(tell).toHaveBeenLastCalledWith(false)
})

test('a window that the browser blocks is told, and the tour stays as it is', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { hook, tell } = start(false)
  act(() => hook.result.current.open())
  expect(hook.result.current.isBlocked).toBe(true)
  expect(tell).not.toHaveBeenCalled()
})

test('the window shows what the page tells it, says so when the page is silent, and closes with the tour', () => {
  const page = { postMessage: vi.fn() }
  vi.stubGlobal('opener', page)
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
  render(<SpeakerWindow />)
  expect(page.postMessage).toHaveBeenCalledWith(hello, '*')
  say(page, { mark: 'demo-speaker', shown: shownAt(2) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('通过充值')
  expect(texts()).not.toContain('正在打开')
  act(() => void vi.advanceTimersByTime(3_000))
  expect(texts()).toContain('演示的页面正在打开')
  say(page, { mark: 'demo-speaker', shown: null })
  expect(close).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
