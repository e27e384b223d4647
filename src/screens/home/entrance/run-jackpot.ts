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
/** Answers tell the time in whole seconds: below this the two clocks are one, and the device's is the finer. */
const SAME_CLOCK_MS = 2_000

let startedMs: number | undefined

/**
 * The counter's clock, in epoch ms. What an answer corrects by a little must not set the counter back, so it goes on by
 * itself; a clock that was set elsewhere takes it along.
 */
function now(): number {
  const byServer = Math.abs(serverNow() - Date.now()) < SAME_CLOCK_MS ? Date.now() : serverNow()
  const readMs = byServer - performance.now()
  if (startedMs === undefined || Math.abs(readMs - startedMs) > HOUR_MS) startedMs = readMs
  return startedMs + performance.now()
}

/** Shows what the counter holds now; where it is `moving`, runs while the reels are on the screen. Returns what stops it. */
export function runJackpot(reels: HTMLElement | null, moving: boolean): () => void {
  if (!reels) return () => {}
  stand(reels, now())
  reels.style.visibility = 'visible'
  return moving ? whileInView(reels, () => run(reels)) : () => {}
}

const stripsOf = (reels: HTMLElement) => Array.from(reels.children, (reel) => reel.querySelector('b'))

/** Plays until it is stopped; then the reels stand where they are. */
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
