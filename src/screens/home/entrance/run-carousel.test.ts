// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { framesOf, runCarousel } from './run-carousel.ts'

const STEP_MS = 3000
const GLIDE_MS = 250

/** The position of a slide in percent of its width, `ms` into a round. */
function placeAt(frames: readonly Keyframe[], ms: number, count: number): number {
  const at = ms / (count * STEP_MS)
  const percent = ({ transform }: Keyframe) => Number(/-?\d+/.exec(String(transform))?.[0])
  const from = frames.findLastIndex(({ offset }) => Number(offset) <= at)
  const [before, after] = [frames[from], frames[from + 1]]
  if (!before || !after) return percent(before ?? frames[0] ?? {})
  const share = (at - Number(before.offset)) / (Number(after.offset) - Number(before.offset))
  return percent(before) + share * (percent(after) - percent(before))
}

test.each([
  3, 4, 5, 8,
])('of %i slides one stands in the frame, and while it leaves the next comes in', (count) => {
  const all = Array.from({ length: count }, (_, steps) => framesOf(steps, count))
  for (let step = 0; step < count; step += 1) {
    const begins = step * STEP_MS
    for (const ms of [begins + 1, begins + STEP_MS - GLIDE_MS - 1])
      expect(all.map((frames) => Math.abs(placeAt(frames, ms, count)) < 100)).toEqual(
        all.map((_, slide) => slide === step),
      )
    const halfway = begins + STEP_MS - GLIDE_MS / 2
    expect(placeAt(all[step] ?? [], halfway, count)).toBeCloseTo(-50)
    expect(placeAt(all[(step + 1) % count] ?? [], halfway, count)).toBeCloseTo(50)
  }
})

test.each([3, 5])('a round of %i slides begins and ends in one place, in order of time', (count) => {
  for (let steps = 0; steps < count; steps += 1) {
    const frames = framesOf(steps, count)
    const offsets = frames.map(({ offset }) => Number(offset))
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    const ends = frames.at(-1)?.transform
    // What leaves at the very end begins again on the other side, out of sight.
    expect(ends).toBe(steps === count - 1 ? 'translateX(-100%)' : frames[0]?.transform)
  }
})

const animate = vi.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => { cancel: () => void }>()
const cancel = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined)
  animate.mockReturnValue({ cancel })
})
afterEach(() => {
  vi.useRealTimers()
  animate.mockReset()
  cancel.mockReset()
})

function box(count: number): HTMLElement {
  const slides = document.createElement('div')
  for (let n = 0; n < count; n += 1) slides.append(Object.assign(document.createElement('div'), { animate }))
  return slides
}

test('hands each slide to the compositor once, and reports the steps as they begin', () => {
  const show = vi.fn<(at: number) => void>()
  const slides = box(3)
  const stop = runCarousel(slides, 1, show)
  vi.advanceTimersByTime(4 * STEP_MS)
  expect(animate.mock.calls.map(([, timing]) => timing)).toEqual(
    Array(3).fill({ delay: GLIDE_MS, duration: 3 * STEP_MS, iterations: Number.POSITIVE_INFINITY }),
  )
  expect(show.mock.calls).toEqual([[2], [0], [1], [2]])
  expect(slides.dataset.plays).toBe('')
  stop()
  vi.advanceTimersByTime(4 * STEP_MS)
  expect([show.mock.calls.length, cancel.mock.calls.length, slides.dataset.plays]).toEqual([4, 3, undefined])
})

test('after a late timer it reports the slide that the compositor shows', () => {
  const show = vi.fn<(at: number) => void>()
  const stop = runCarousel(box(4), 0, show)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3 * STEP_MS + 100)
  vi.advanceTimersByTime(STEP_MS)
  expect(show.mock.calls).toEqual([[3]])
  stop()
})
