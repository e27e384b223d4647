// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { JACKPOT_POOL_MS } from '#contracts/jackpot.ts'
import { grouped } from '#contracts/money/money.ts'
import { Jackpot } from './Jackpot.tsx'
import { jackpotAt } from './jackpot.ts'
import { DIGIT_EM, DIGITS } from './strip.ts'

/** A pool begins. */
const BEGUN = 11_700 * JACKPOT_POOL_MS
const held = () => grouped(jackpotAt(Date.now()))

type Playing = { element: Element; frames: Keyframe[]; startedMs: number; durationMs: number }
let playing: Playing[] = []
const originalAnimate = Element.prototype.animate

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(BEGUN)
  vi.stubGlobal('IntersectionObserver', undefined)
  playing = []
  // happy-dom plays no animations, so they are recorded and read at a given time.
  Element.prototype.animate = function (this: Element, frames, options) {
    const { duration } = options as { duration: number }
    const animation = {
      element: this,
      frames: frames as Keyframe[],
      startedMs: performance.now(),
      durationMs: duration,
    }
    playing.push(animation)
    const cancel = () => {
      playing = playing.filter((other) => other !== animation)
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
  const animation = playing.findLast(({ element }) => element === strip)
  if (!animation) return digitOf(strip.style.transform)
  const at = (performance.now() - animation.startedMs) / animation.durationMs
  return digitOf(String(animation.frames.findLast(({ offset }) => Number(offset) <= at + 1e-9)?.transform))
}

/** Renders it, and waits for the idle moment in which it starts. */
async function show(moving: boolean) {
  const rendered = vi.fn()
  const tree = (now: boolean) => (
    <Profiler id="jackpot" onRender={rendered}>
      <Jackpot moving={now} />
    </Profiler>
  )
  const settle = async () => {
    await vi.advanceTimersToNextTimerAsync()
    await vi.dynamicImportSettled()
  }
  const view = render(tree(moving))
  await settle()
  const value = () =>
    Array.from(view.container.querySelectorAll('.reels > span'), (place) => {
      const strip = place.querySelector('b')
      return strip ? shown(strip) : place.textContent
    }).join('')
  const move = (now: boolean) => {
    view.rerender(tree(now))
    return settle()
  }
  const reels = () => view.container.querySelector<HTMLElement>('.reels') as HTMLElement
  return { rendered, value, reels, move, unmount: view.unmount }
}

it('appears once it shows the amount of the pool, runs and rests, and does not render meanwhile', async () => {
  const { rendered, value, reels } = await show(true)
  expect(reels().style.visibility).toBe('visible')
  expect(value()).toBe(held())
  expect(reels().parentElement?.getAttribute('aria-label')).toBe(`¥ ${held()}`)
  // Rolling takes time. At the end of the rest all reels have stopped.
  vi.setSystemTime(BEGUN)
  vi.advanceTimersByTime(2_799)
  expect(value()).toBe('60,000,009.80')
  vi.advanceTimersByTime(2_800)
  expect(value()).toBe('60,000,019.60')
  expect(rendered).toHaveBeenCalledTimes(1)
})

it('shows the same after a reload and in every tab, and wakes the page once in three rounds', async () => {
  const first = await show(true)
  vi.advanceTimersByTime(7 * 2_800 - 1)
  expect(vi.getTimerCount()).toBe(1)
  const before = first.value()
  first.unmount()
  const second = await show(false)
  expect(second.value()).toBe(before)
})

it('does no work while motion is off, and then continues with the current amount', async () => {
  const { value, move } = await show(true)
  vi.advanceTimersByTime(2_500)
  await move(false)
  const before = value()
  expect(vi.getTimerCount()).toBe(0)
  expect(playing).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(value()).toBe(before)
  await move(true)
  expect(value()).toBe(held())
  expect(value() > before).toBe(true)
})

it('leaves no timer behind', async () => {
  const { unmount } = await show(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(playing).toEqual([])
})

it('stops while it is out of view', async () => {
  let setSeen = (_seen: boolean) => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        setSeen = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
  const { value, unmount } = await show(true)
  expect(vi.getTimerCount()).toBe(0)
  setSeen(true)
  vi.advanceTimersByTime(2_500)
  expect(value()).not.toBe('60,000,000.00')
  setSeen(false)
  expect(vi.getTimerCount()).toBe(0)
  setSeen(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(disconnect).toHaveBeenCalledOnce()
})

it('does not move in a browser without animations', async () => {
  Element.prototype.animate = undefined as unknown as Element['animate']
  const { value, unmount } = await show(true)
  const before = value()
  vi.advanceTimersByTime(5_000)
  expect(value()).toBe(before)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('says that it is a display, by its name and at the number', () => {
  const { getByRole } = render(<Jackpot moving={false} />)
  const part = getByRole('region', { name: '累积奖池（展示）' })
  expect(part.querySelector('.jackpot-value')?.nextElementSibling?.textContent).toBe('展示')
})
