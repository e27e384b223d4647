import { JACKPOT_PAUSE_MS, JACKPOT_RUN_MS } from '#contracts/limits.ts'
import { grouped } from '#contracts/money.ts'
import { whileInView } from '../../lib/in-view.ts'
import { arrivedAt, firstJackpot, type JackpotState, type Tick, ticksAhead } from './jackpot.ts'
import { tracks } from './reels.ts'
import { shiftTo } from './strip.ts'

/** How much is handed to the compositor at once: the page wakes up for it only seven times a minute. */
const SPAN_MS = 3 * (JACKPOT_RUN_MS + JACKPOT_PAUSE_MS)

export type Running = { jackpot: JackpotState; elapsedMs: number }

/**
 * Runs while the reels are on the screen, on from where `last` was left, and keeps its progress there. Returns a function
 * that stops it.
 */
export function runJackpot(reels: HTMLElement, last: { current: Running | undefined }): () => void {
  const state = last.current ?? { jackpot: firstJackpot, elapsedMs: 0 }
  last.current = state
  return whileInView(reels, () => run(state, reels))
}

/** Plays until it is stopped, and keeps its progress in `state`. */
function run(state: Running, reels: HTMLElement): () => void {
  const strips = Array.from(reels.children, (reel) => reel.querySelector('b'))
  const startedMs = performance.now() - state.elapsedMs
  let ahead: Tick[] = []
  let playing: (Animation | undefined)[] = []
  let timer: ReturnType<typeof setTimeout>
  const play = () => {
    ahead = ticksAhead(state.jackpot, state.elapsedMs, SPAN_MS, Math.random)
    const frames = tracks(state.jackpot, ahead, state.elapsedMs, SPAN_MS)
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
    state.elapsedMs = performance.now() - startedMs
    state.jackpot = arrivedAt(state.jackpot, ahead, state.elapsedMs)
    const text = grouped(state.jackpot.fen)
    for (const [place, strip] of strips.entries())
      if (strip) strip.style.transform = shiftTo(Number(text[place]))
    for (const animation of playing) animation?.cancel()
  }
  play()
  return stop
}
