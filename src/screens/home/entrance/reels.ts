import { type Fen, grouped } from '#contracts/money/money.ts'
import type { Tick } from './jackpot.ts'
import { DIGITS, shiftTo } from './strip.ts'

/** Counted from the right: the cents and the last 元 change too fast for the eye to follow, so they jump. */
const FAST_PLACES = 4
const ROLL_MS = 220
const ROLL = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** Stands still until the next keyframe. */
const JUMP = 'steps(1, end)'

type Frames = { index: number; atMs: number; easing: string }[]

/**
 * The keyframes of each place of the written amount, from `startMs` on for `spanMs`. They change only a transform, so
 * the compositor plays them without work for the page. Undefined for a place that does not move.
 */
export function tracks(from: Fen, ahead: readonly Tick[], startMs: number, spanMs: number) {
  const first = grouped(from)
  const texts = ahead.map(({ atMs, fen }) => ({ atMs: atMs - startMs, text: grouped(fen) }))
  return [...first].map((char, place): Keyframe[] | undefined => {
    if (!/\d/.test(char)) return undefined
    const frames: Frames = [{ index: Number(char), atMs: 0, easing: JUMP }]
    const rolls = place < first.length - FAST_PLACES
    for (const { atMs, text } of texts) turn(frames, Number(text[place]), atMs, rolls)
    if (frames.length === 1) return undefined
    const last = frames.at(-1)
    if (last && last.atMs < spanMs) frames.push({ ...last, atMs: spanMs })
    return frames
      .filter(({ atMs }) => atMs <= spanMs)
      .map(({ index, atMs, easing }) => ({ transform: shiftTo(index), offset: atMs / spanMs, easing }))
  })
}

function turn(frames: Frames, digit: number, atMs: number, rolls: boolean): void {
  const last = frames.at(-1)
  if (!last || last.index === digit) return
  if (!rolls || atMs < last.atMs) {
    frames.push({ index: digit, atMs: Math.max(atMs, last.atMs), easing: JUMP })
    return
  }
  const nextIndex = last.index === 9 && digit === 0 ? DIGITS.length - 1 : digit
  frames.push({ index: last.index, atMs, easing: ROLL })
  frames.push({ index: nextIndex, atMs: atMs + ROLL_MS, easing: JUMP })
  if (nextIndex !== digit) frames.push({ index: digit, atMs: atMs + ROLL_MS, easing: JUMP })
}
