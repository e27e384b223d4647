// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Jackpot } from './Jackpot.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(moving: boolean) {
  const rendered = vi.fn()
  const tree = (now: boolean) => (
    <Profiler id="jackpot" onRender={rendered}>
      <Jackpot moving={now} />
    </Profiler>
  )
  const view = render(tree(moving))
  const value = () => view.container.querySelector('.reels')?.textContent
  return { rendered, value, move: (now: boolean) => view.rerender(tree(now)), unmount: view.unmount }
}

it('runs for 2000 ms, rests for 800 ms, and renders nothing meanwhile', () => {
  const { rendered, value } = show(true)
  expect(value()).toBe('60,000,000.00')
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,000.49')
  vi.advanceTimersByTime(1950)
  expect(value()).toBe('60,000,019.60')
  vi.advanceTimersByTime(849)
  expect(value()).toBe('60,000,019.60')
  vi.advanceTimersByTime(1)
  expect(value()).toBe('60,000,020.09')
  expect(rendered).toHaveBeenCalledTimes(1)
})

it('does no work while nothing may move, and goes on from where it stood', () => {
  const { value, move } = show(true)
  vi.advanceTimersByTime(1000)
  const before = value()
  move(false)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(value()).toBe(before)
  move(true)
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,010.29')
})

it('leaves no timer behind', () => {
  const { unmount } = show(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('stands while it is out of view', () => {
  let tell = (_seen: boolean) => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
  const { value, unmount } = show(true)
  expect(vi.getTimerCount()).toBe(0)
  tell(true)
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,000.49')
  tell(false)
  expect(vi.getTimerCount()).toBe(0)
  tell(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(disconnect).toHaveBeenCalledOnce()
})
