// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST, SPEEDS } from './progress.ts'
import type { Step } from './step.ts'
import { PLAYER } from './stories/player.ts'
import type { Seen } from './use-look.ts'
import { usePresenter } from './use-presenter.ts'

const PLAY = { ...FIRST, mode: 'play' } as const
const STEP = PLAYER[0] as Step
const LONG_MS = 60_000
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(seen: Partial<Seen> | undefined, progress: typeof PLAY | typeof FIRST = PLAY) {
  const [go, onStuck] = [vi.fn(), vi.fn()]
  const look = { page: STEP.pages[0] }
  const shown = (now: typeof seen) => (now && { isDone: false, look, pointed: undefined, ...now }) as Seen
  const view = renderHook(({ now }) => usePresenter(progress, STEP, shown(now), go, onStuck), {
    initialProps: { now: seen },
  })
  return { go, onStuck, show: (now: typeof seen) => view.rerender({ now }) }
}

function button(key: string) {
  const control = document.createElement('button')
  const tapped = vi.fn()
  control.addEventListener('click', tapped)
  return { tapped, pointed: { key, control, act: { on: { kind: 'button' } } } as Seen['pointed'] }
}

test('taps a control once, after its pause, and never again while the app stays as it is: then it asks for help', () => {
  const { tapped, pointed } = button('act 3')
  const { onStuck } = start({ pointed })
  later(SPEEDS.usual - 1)
  expect(tapped).not.toHaveBeenCalled()
  later(1)
  expect(tapped).toHaveBeenCalledTimes(1)
  later(LONG_MS)
  expect(tapped).toHaveBeenCalledTimes(1)
  expect(onStuck).toHaveBeenCalled()
})

test('a control that comes back after something else is not tapped a second time', () => {
  const { tapped, pointed } = button('act 3')
  const { show } = start({ pointed })
  later(SPEEDS.usual)
  show({ pointed: undefined })
  show({ pointed })
  later(LONG_MS)
  expect(tapped).toHaveBeenCalledTimes(1)
})

test('does nothing for who taps alone, while it is paused, or when the step is done', () => {
  for (const [isDone, progress] of [
    [false, FIRST],
    [false, { ...PLAY, isPaused: true }],
    [true, PLAY],
  ] as const) {
    const { tapped, pointed } = button('act 0')
    start({ pointed, isDone }, progress)
    later(LONG_MS)
    expect(tapped).not.toHaveBeenCalled()
  }
})

test('goes to the step by its address where no control leads there', () => {
  const { go } = start({ look: { page: '/vip' } as Seen['look'] })
  later(SPEEDS.usual)
  expect(go).toHaveBeenCalledTimes(1)
})
