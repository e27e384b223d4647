import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MockControl } from '../../control/control.ts'
import { closeConsole, openConsole } from '../beside.tsx'
import { noteSeen } from '../leave-behind/seen.ts'
import { tellProblem } from '../tell.ts'
import { goTo } from './page.ts'
import { back, SPEEDS, type TourProgress, toStep, writeProgress } from './progress.ts'
import { isOfDesk, isReading, type Since, type Step } from './step.ts'
import { shortened, wholeStory, worldFor } from './stories/stories.ts'
import { useLook } from './use-look.ts'
import { enterWorld } from './worlds.ts'

export type TourProps = {
  mock: MockControl
  begun: TourProgress
  /** Called with the place to come back to, or without one when the tour is over. */
  leave: (at: TourProgress | undefined) => void
}

/** A step with only something to read is shown for so many times as long as a step that is done. */
const READING = 4

/** The progress of a tour: its step, what is seen of it, and the ways on and back. */
export function useTour({ mock, begun, leave }: TourProps) {
  const [progress, setProgress] = useState(begun)
  const [problem, setProblem] = useState('')
  // A page that is left for another state keeps nothing: the progress there is written already.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isLeaving.current) writeProgress(progress)
  }, [progress])
  const whole = useMemo(() => wholeStory(begun.story), [begun.story])
  const steps = useMemo(() => shortened(whole, begun.length), [whole, begun.length])
  const at = Math.min(progress.step, steps.length - 1)
  const step = steps[at] as Step
  const onSince = useCallback((since: Since) => setProgress((last) => ({ ...last, since })), [])
  const seen = useLook(mock, step, progress.since, onSince)
  const isDone = seen?.isDone === true
  useEffect(() => {
    if (isDone) noteSeen({ kind: 'step', title: step.words['zh-Hans'][0] })
  }, [isDone, step])
  const change = (part: Partial<TourProgress>) => {
    setProblem('')
    setProgress((last) => ({ ...last, ...part }))
  }
  const stop = (why: string) => {
    setProblem(why)
    setProgress((last) => ({ ...last, isPaused: true }))
  }
  /** Shows a step. Where the present state will not do, it begins the one that the step needs. */
  const move = (to: TourProgress, done?: Step) => {
    const target = steps[to.step]
    if (!target || isLeaving.current) return
    if (isOfDesk(step) && !isOfDesk(target)) closeConsole()
    const world = worldFor(target, whole, { running: progress.world, done })
    if (!world) {
      change(to)
      if (progress.story === 'own') goThere(target)
      return
    }
    isLeaving.current = true
    enterWorld(mock, to, world).catch((cause) => {
      isLeaving.current = false
      stop(tellProblem(cause))
    })
  }
  const isLast = at === steps.length - 1
  const next = () => (isLast ? leave(undefined) : move(toStep(progress, at + 1), isDone ? step : undefined))
  const previous = () => move(back(progress))
  useRunsOn(progress, step, { isOn: isDone && !isLast, next })
  return { steps, at, step, seen, isDone, progress, problem, change, stop, next, previous }
}

/** Opens the page of a step. */
export const goThere = (step: Step): void => goTo(step, openConsole, closeConsole)

/** Goes on by itself after a delay that is long enough to see that the step is done. */
function useRunsOn(progress: TourProgress, step: Step, { isOn, next }: { isOn: boolean; next: () => void }) {
  const isPlay = progress.mode === 'play'
  const runsOn = isOn && !progress.isHeld && !progress.isPaused && (isPlay || !isReading(step))
  const shownMs = SPEEDS[isPlay ? progress.speed : 'usual'] * (isReading(step) ? READING : 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is new at each reading, but only the step decides.
  useEffect(() => {
    if (!runsOn) return
    const timer = setTimeout(next, shownMs)
    return () => clearTimeout(timer)
  }, [runsOn, progress.step, shownMs])
}
