import { BANNER_AUTOPLAY_MS } from '#contracts/limits.ts'
import { whileInView } from '../../../lib/loading/in-view.ts'

/** As `--slow` and `--ease` of tokens.css, which an animation made here cannot read. */
const GLIDE_MS = 250
const GLIDE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Advances the carousel automatically from slide `from` while it is on the screen, and calls `show` when a slide begins
 * to come in. Returns a function that stops it in place.
 */
export function runCarousel(slides: HTMLElement, from: number, show: (at: number) => void): () => void {
  let at = from
  return whileInView(slides, () =>
    play(slides, at, (next) => {
      at = next
      show(next)
    }),
  )
}

/**
 * The compositor gets all rounds at once. A transition for each step would wake the page for some eight frames; an
 * endless animation wakes it only for the frame in which the step is reported (bench/LEFT.md).
 */
function play(slides: HTMLElement, from: number, show: (at: number) => void): () => void {
  const count = slides.children.length
  const startedMs = performance.now()
  const playing = Array.from(slides.children, (slide, place) =>
    slide.animate?.(framesOf((place - from + count) % count, count), {
      delay: GLIDE_MS,
      duration: count * BANNER_AUTOPLAY_MS,
      iterations: Number.POSITIVE_INFINITY,
    }),
  )
  let timer: ReturnType<typeof setTimeout>
  const wait = (step: number) => {
    timer = setTimeout(
      () => {
        // A timer may come late, the animation does not.
        const steps = Math.max(step, Math.floor((performance.now() - startedMs) / BANNER_AUTOPLAY_MS))
        if (playing[0]) slides.dataset.plays = ''
        show((from + steps) % count)
        wait(steps + 1)
      },
      startedMs + step * BANNER_AUTOPLAY_MS - performance.now(),
    )
  }
  wait(1)
  return () => {
    clearTimeout(timer)
    delete slides.dataset.plays
    for (const animation of playing) animation?.cancel()
  }
}

/**
 * One round of the slide that comes in after `steps` steps: it waits at the right, moves in, stays until the next step
 * and leaves to the left. The round begins when the first slide has stopped.
 */
export function framesOf(steps: number, count: number): Keyframe[] {
  const place = (percent: number, atMs: number, easing = 'linear'): Keyframe => ({
    transform: `translateX(${percent}%)`,
    offset: atMs / (count * BANNER_AUTOPLAY_MS),
    easing,
  })
  const inMs = steps * BANNER_AUTOPLAY_MS
  const outMs = inMs + BANNER_AUTOPLAY_MS
  const endMs = count * BANNER_AUTOPLAY_MS
  const staysAndLeaves = [place(0, inMs), place(0, outMs - GLIDE_MS, GLIDE), place(-100, outMs)]
  // The first slide was in already, and comes back in at the end of the round.
  if (steps === 0)
    return [...staysAndLeaves, place(100, outMs), place(100, endMs - GLIDE_MS, GLIDE), place(0, endMs)]
  const comesIn = [place(100, 0), place(100, inMs - GLIDE_MS, GLIDE)]
  const waits = steps === count - 1 ? [] : [place(100, outMs), place(100, endMs)]
  return [...comesIn, ...staysAndLeaves, ...waits]
}
