// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { noteServerTime } from '../../api/core/server-time.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { markOfAccount } from '../../lib/device/fingerprint.ts'
import { beginBreak, breakLeftMs, changePlaySettings, getPlaySettings } from '../../lib/responsible-play.ts'
import { BreakNotice, useBreak } from './BreakNotice.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  changePlaySettings({ breaks: undefined })
})
afterEach(() => void vi.useRealTimers())

const MARK = markOfAccount('demo888')

function LogIn() {
  const { untilMs, end } = useBreak()
  return untilMs === undefined ? (
    <form aria-label="登录" />
  ) : (
    <BreakNotice untilMs={untilMs} onEnd={end} onOtherAccount={() => undefined} />
  )
}

/** A page that stays open from the beginning of a break of one day. */
function takeBreak() {
  beginBreak([MARK], Date.now() + DAY_MS, Date.now())
  const view = renderScreen(<LogIn />)
  const rests = () => view.queryByRole('heading', { name: '休息中' }) !== null
  return { ...view, rests, form: () => view.queryByRole('form', { name: '登录' }) }
}

test('on a page that was left open the last hour is counted down, and the form comes at the end', async () => {
  const view = takeBreak()
  expect(view.getByRole('timer').textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(DAY_MS - HOUR_MS + 1_000))
  expect(view.getByRole('timer').textContent).toBe('59:59')
  await act(() => vi.advanceTimersByTimeAsync(HOUR_MS - 2_000))
  expect([view.rests(), view.form()]).toEqual([true, null])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect([view.rests(), view.form() === null]).toEqual([false, false])
})

test.each([
  ['years too far, as of a clock that was wrong', 60 * 365 * DAY_MS],
  ['that no calendar has', 9e15 - Date.now()],
  ['a day longer than any', 31 * DAY_MS],
])('a break %s stops no login', (_, forMs) => {
  beginBreak([MARK], Date.now() + forMs, Date.now())
  changePlaySettings({ dailyFen: 100 })
  const view = renderScreen(<LogIn />)
  expect(view.queryByRole('form', { name: '登录' })).not.toBeNull()
  expect(breakLeftMs(Date.now(), MARK)).toBe(0)
  expect(getPlaySettings().dailyFen).toBe(100)
})

test('the longest break holds while the clock is put right by an hour', () => {
  beginBreak([MARK], Date.now() + 30 * DAY_MS, Date.now())
  vi.setSystemTime(Date.now() - HOUR_MS)
  expect(breakLeftMs(Date.now(), MARK)).toBe(30 * DAY_MS + HOUR_MS)
})

test.each<[string, () => unknown]>([
  ['visibilitychange', () => fireEvent(document, new Event('visibilitychange'))],
  ['pageshow', () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))],
])('a phone that slept through the end shows the form on the return: %s', (_, comeBack) => {
  const view = takeBreak()
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(view.rests()).toBe(true)
  comeBack()
  expect([view.rests(), view.form() === null]).toEqual([false, false])
})

test('a break is of one account: others have none, and a new one keeps those that still run', () => {
  const now = Date.now()
  beginBreak([MARK], now + DAY_MS, now)
  beginBreak([markOfAccount('Other88')], now + HOUR_MS, now)
  expect(breakLeftMs(now, MARK)).toBe(DAY_MS)
  expect(breakLeftMs(now, markOfAccount('other88'))).toBe(HOUR_MS)
  expect(breakLeftMs(now, markOfAccount('third88'))).toBe(0)
  expect(breakLeftMs(now)).toBe(DAY_MS)
})

test('a phone whose clock is set forward does not end a break early', () => {
  const view = takeBreak()
  // The server sends the same moment twice after the phone's clock has jumped.
  const headers = new Headers({ date: new Date(Date.now()).toUTCString() })
  vi.setSystemTime(Date.now() + 2 * DAY_MS)
  for (const _ of [1, 2]) noteServerTime(headers)
  onTestFinished(() => {
    for (const _ of [1, 2]) noteServerTime(new Headers({ date: new Date().toUTCString() }))
  })
  fireEvent(document, new Event('visibilitychange'))
  expect(view.rests()).toBe(true)
})
