import { JACKPOT_CYCLE_MS } from '#contracts/jackpot.ts'
import { grouped } from '#contracts/money/money.ts'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { whileInView } from '../../../lib/loading/in-view.ts'
import { jackpotAt, ticksAhead } from './jackpot.ts'
import { tracks } from './reels.ts'
import { shiftTo } from './strip.ts'

/** How much is handed to the compositor at once: the page wakes up for it only seven times a minute. */
const SPAN_MS = 3 * JACKPOT_CYCLE_MS
/**
 * Answers send the time in whole seconds. Below this difference both clocks agree, and the device's is the more precise
 * one.
 */
const SAME_CLOCK_MS = 2_000

let startedMs: number | undefined

/**
 * The counter's clock, in epoch ms. It runs by itself, because a small correction by an answer must not turn the
 * counter back. When a clock jumps, it follows.
 */
function now(): number {
  const byServer = Math.abs(serverNow() - Date.now()) < SAME_CLOCK_MS ? Date.now() : serverNow()
  const readMs = byServer - performance.now()
  if (startedMs === undefined || Math.abs(readMs - startedMs) > HOUR_MS) startedMs = readMs
  return startedMs + performance.now()
}

/**
 * Shows the counter's amount; if it is `moving`, it runs while the reels are on the screen. Returns a function that
 * stops it.
 */
export function runJackpot(reels: HTMLElement | null, moving: boolean): () => void {
  if (!reels) return () => {}
  stand(reels, now())
  reels.style.visibility = 'visible'
  return moving ? whileInView(reels, () => run(reels)) : () => {}
}

const stripsOf = (reels: HTMLElement) => Array.from(reels.children, (reel) => reel.querySelector('b'))

/** Plays until it is stopped. The reels then stay in place. */
function run(reels: HTMLElement): () => void {
  const strips = stripsOf(reels)
  let playing: (Animation | undefined)[] = []
  let timer: ReturnType<typeof setTimeout>
  const play = () => {
    const fromMs = now()
    const frames = tracks(jackpotAt(fromMs), ticksAhead(fromMs, SPAN_MS), fromMs, SPAN_MS)
    stand(reels, fromMs)
    playing = strips.map((strip, place) => {
      const track = frames[place]
      return track && strip?.animate?.(track, { duration: SPAN_MS, fill: 'forwards' })
    })
    timer = setTimeout(() => {
      stop()
      play()
    }, SPAN_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    stand(reels, now())
    for (const animation of playing) animation?.cancel()
  }
  play()
  return stop
}

/** The number as it is now, to the ear too. */
function stand(reels: HTMLElement, ms: number): void {
  const text = grouped(jackpotAt(ms))
  reels.parentElement?.setAttribute('aria-label', `¥ ${text}`)
  for (const [place, strip] of stripsOf(reels).entries())
    if (strip) strip.style.transform = shiftTo(Number(text[place]))
}
