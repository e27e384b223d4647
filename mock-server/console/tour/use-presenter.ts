import { useEffect, useState } from 'react'
import type { Pointed } from './next-act.ts'
import { SPEEDS, type TourProgress } from './progress.ts'
import { typeInto } from './spot.ts'
import type { Look, Step } from './step.ts'
import type { Seen } from './use-look.ts'

/**
 * How long the app may take to react to an act before the presenter asks for help. A round of a game takes some
 * seconds.
 */
const PATIENCE_MS = 15_000

/** Types into the control or taps it, as a person would. */
function perform({ act, control }: Pointed, look: Look): void {
  if (act.text === undefined) return control.click()
  const text = typeof act.text === 'function' ? act.text(look) : act.text
  if (text !== undefined) typeInto(control, text)
}

/**
 * The presenter: does what the tour points at, each act once in a step, at its speed. If the app does not go on, it
 * calls `onStuck` and pauses, so that nothing is sent twice. What is given it does for a visitor, too, at once.
 */
export function usePresenter(
  { mode, isPaused, speed, step }: TourProgress,
  { pages }: Step,
  seen: Seen | undefined,
  go: () => void,
  onStuck: () => void,
): void {
  const [done, setDone] = useState<readonly string[]>([])
  const isGiven = mode === 'guide' && seen?.pointed?.act.isGiven === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen comes anew four times a second; only its key decides.
  useEffect(() => {
    if (isGiven && seen?.pointed) perform(seen.pointed, seen.look)
  }, [isGiven, seen?.pointed?.key])
  const isPlaying = mode === 'play' && !isPaused && seen !== undefined && !seen.isDone
  const isThere = seen !== undefined && pages.includes(seen.look.page)
  const key = `${step} ${seen?.pointed?.key ?? (isThere ? 'wait' : 'go')}`
  const waits = done.includes(key) || key.endsWith('wait')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen comes anew four times a second; only its key decides.
  useEffect(() => {
    if (!isPlaying) return setDone([])
    const act = () => {
      if (waits) return onStuck()
      setDone((before) => [...before, key])
      if (seen.pointed) perform(seen.pointed, seen.look)
      else go()
    }
    const timer = setTimeout(act, waits ? PATIENCE_MS : SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, key, waits, speed])
}
