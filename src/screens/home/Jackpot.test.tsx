// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Jackpot } from './Jackpot.tsx'
import { DIGIT_EM, DIGITS } from './strip.ts'

type Playing = { element: Element; frames: Keyframe[]; startedMs: number; durationMs: number }
let playing: Playing[] = []
const originalAnimate = Element.prototype.animate

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  playing = []
  // happy-dom plays no animations, so they are recorded and read at a given time.
  Element.prototype.animate = function (this: Element, frames, options) {
    const { duration } = options as { duration: number }
    const one = {
      element: this,
      frames: frames as Keyframe[],
      startedMs: performance.now(),
      durationMs: duration,
    }
    playing.push(one)
    const cancel = () => {
      playing = playing.filter((other) => other !== one)
    }
    return { cancel } as unknown as Animation
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Element.prototype.animate = originalAnimate
})

const digitOf = (transform: string) =>
  DIGITS[Math.round(-Number.parseFloat(transform.slice('translateY('.length)) / DIGIT_EM)]

/** The digit that a strip shows now. Between two keyframes it is the earlier one; a browser would roll. */
function shown(strip: HTMLElement): number | undefined {
  const one = playing.findLast(({ element }) => element === strip)
  if (!one) return digitOf(strip.style.transform)
  const at = (performance.now() - one.startedMs) / one.durationMs
  return digitOf(String(one.frames.findLast(({ offset }) => Number(offset) <= at + 1e-9)?.transform))
}

/** Renders it, and waits for the idle moment in which it starts. */
async function show(moving: boolean) {
  const rendered = vi.fn()
  const tree = (now: boolean) => (
    <Profiler id="jackpot" onRender={rendered}>
      <Jackpot moving={now} />
    </Profiler>
  )
  const settle = async (now: boolean) => {
    if (!now) return
    await vi.advanceTimersToNextTimerAsync()
    await vi.dynamicImportSettled()
  }
  const view = render(tree(moving))
  await settle(moving)
  const value = () =>
    Array.from(view.container.querySelectorAll('.reels > span'), (place) => {
      const strip = place.querySelector('b')
      return strip ? shown(strip) : place.textContent
    }).join('')
  const move = (now: boolean) => {
    view.rerender(tree(now))
    return settle(now)
  }
  return { rendered, value, move, unmount: view.unmount }
}

it('runs for 2000 ms, rests for 800 ms, and does not render meanwhile', async () => {
  const { rendered, value } = await show(true)
  expect(value()).toBe('60,000,000.00')
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,000.49')
  // Rolling takes time: the tens of 元 come to rest 220 ms after their tick.
  vi.advanceTimersByTime(2270)
  expect(value()).toBe('60,000,019.60')
  vi.advanceTimersByTime(480)
  expect(value()).toBe('60,000,019.60')
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,010.09')
  vi.advanceTimersByTime(220)
  expect(value()).toBe('60,000,022.05')
  expect(rendered).toHaveBeenCalledTimes(1)
})

it('wakes the page once in three rounds, and goes on without a break', async () => {
  const { value } = await show(true)
  vi.advanceTimersByTime(8_000)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(400)
  expect(vi.getTimerCount()).toBe(1)
  expect(value()).toBe('60,000,058.80')
  vi.advanceTimersByTime(50)
  expect(value()).toBe('60,000,059.29')
  vi.advanceTimersByTime(400)
  expect(value()).toBe('60,000,063.21')
})

it('does no work while motion is off, and goes on from where it stopped', async () => {
  const { value, move } = await show(true)
  vi.advanceTimersByTime(1000)
  await move(false)
  const before = value()
  expect(before).toBe('60,000,009.80')
  expect(vi.getTimerCount()).toBe(0)
  expect(playing).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(value()).toBe(before)
  await move(true)
  vi.advanceTimersByTime(50)
  expect(value().slice(-4)).toBe('0.29')
  vi.advanceTimersByTime(220)
  expect(value().slice(0, 9)).toBe('60,000,01')
})

it('leaves no timer behind', async () => {
  const { unmount } = await show(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(playing).toEqual([])
})

it('stops while it is out of view', async () => {
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
  const { value, unmount } = await show(true)
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

it('stands still in a browser without animations', async () => {
  Element.prototype.animate = undefined as unknown as Element['animate']
  const { value, unmount } = await show(true)
  vi.advanceTimersByTime(5_000)
  expect(value()).toBe('60,000,000.00')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
