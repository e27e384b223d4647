// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown, formatLeft } from './Countdown.tsx'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  [3_600_000, '01:00:00'],
  [3_599_000, '59:59'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
  [90_061_000, '25:01:01'],
])('formats %i ms as %s', (ms, text) => expect(formatLeft(ms)).toBe(text))

test('ticks without a render, ends once, and never exceeds its maximum', () => {
  const renders = vi.fn()
  const onTurn = vi.fn()
  render(
    <Profiler id="countdown" onRender={renders}>
      <Countdown untilMs={1_000_000 + 3_000} onTurn={onTurn} />
      <Countdown untilMs={9_000_000_000} maxMs={3_600_000} />
    </Profiler>,
  )
  const [first, second] = screen.getAllByRole('timer')
  const before = renders.mock.calls.length
  expect(first?.textContent).toBe('00:03')
  expect(second?.textContent).toBe('01:00:00')
  act(() => vi.advanceTimersByTime(2_000))
  expect(first?.textContent).toBe('00:01')
  act(() => vi.advanceTimersByTime(5_000))
  expect(first?.textContent).toBe('00:00')
  expect(onTurn).toHaveBeenCalledTimes(1)
  expect(renders.mock.calls.length).toBe(before)
})

test('after a sleep it shows the time by the clock, not by counted ticks', () => {
  render(<Countdown untilMs={1_000_000 + 600_000} />)
  vi.setSystemTime(1_000_000 + 590_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(screen.getByRole('timer').textContent).toBe('00:10')
})

test('a clock that is put right after the end starts it anew', () => {
  const onTurn = vi.fn()
  let aheadMs = 0
  render(<Countdown untilMs={1_000_000 + 60_000} now={() => Date.now() + aheadMs} onTurn={onTurn} />)
  aheadMs = 3_600_000
  document.dispatchEvent(new Event('visibilitychange'))
  expect([screen.getByRole('timer').textContent, onTurn.mock.calls]).toEqual(['00:00', [[true]]])
  aheadMs = 0
  act(() => vi.advanceTimersByTime(1_000))
  expect([screen.getByRole('timer').textContent, onTurn.mock.lastCall]).toEqual(['00:59', [false]])
  act(() => vi.advanceTimersByTime(59_000))
  expect([screen.getByRole('timer').textContent, onTurn.mock.lastCall]).toEqual(['00:00', [true]])
  expect(onTurn).toHaveBeenCalledTimes(3)
})
