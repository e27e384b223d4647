import { useCallback, useEffect, useRef, useState } from 'react'
import type { MockControl } from '../../control/control.ts'
import { CONSOLE_PANEL, writeTabKey } from '../../demo-sites/demo-keys.ts'
import { closeConsole, openConsole } from '../beside.tsx'
import { noteSeen } from '../leave-behind/seen.ts'
import { Card } from './Card.tsx'
import { goTo } from './page.ts'
import { back, type Since, SPEEDS, type TourProgress, toStep, writeProgress } from './progress.ts'
import { Ring } from './Ring.tsx'
import { isSheetOpen } from './spot.ts'
import { DESK, STEPS } from './steps.ts'
import { useLook } from './use-look.ts'
import { usePresenter } from './use-presenter.ts'

export type TourProps = {
  mock: MockControl
  begun: TourProgress
  /** Called with the place to come back to, or without one when the tour is over. */
  leave: (at: TourProgress | undefined) => void
}

/** The tour: a ring around the next control, and a card that says what to do and why. */
export function Tour({ mock, begun, leave }: TourProps) {
  const [progress, setProgress] = useState(begun)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => writeProgress(progress), [progress])
  const change = (to: TourProgress) => {
    setStuck(false)
    setProgress(to)
  }
  const onSince = useCallback((since: Since) => setProgress((last) => ({ ...last, since })), [])
  const step = STEPS[progress.step] ?? STEPS[0]
  if (!step) throw new Error('a tour without steps')
  const seen = useLook(mock, step, progress.since, onSince)
  const isDone = seen?.isDone === true
  useEffect(() => {
    if (isDone) noteSeen({ kind: 'step', title: step.title })
  }, [isDone, step])
  const isLast = progress.step === STEPS.length - 1
  const next = () => {
    if (step.pages.includes(DESK)) closeConsole()
    if (isLast) leave(undefined)
    else change(toStep(progress, progress.step + 1))
  }
  /** After the last step: what a visitor may want next, each a part of the console. */
  const show = (panel: string) => {
    leave(undefined)
    writeTabKey(CONSOLE_PANEL, panel)
    openConsole()
  }
  const card = useRef<HTMLElement>(null)
  const go = () => goTo(step, openConsole, closeConsole)
  const runsOn = isDone && !isLast && !progress.isHeld && !progress.isPaused
  // The delay is long enough to see that the step is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is new at each reading, but only the step decides.
  useEffect(() => {
    if (!runsOn) return
    const timer = setTimeout(next, SPEEDS[progress.mode === 'play' ? progress.speed : 'usual'])
    return () => clearTimeout(timer)
  }, [runsOn, progress.step])
  usePresenter(progress, step, seen, go, () => {
    setStuck(true)
    setProgress((last) => ({ ...last, isPaused: true }))
  })
  const control = seen?.pointed?.control
  return (
    <>
      {control && <Ring key={seen.pointed?.key} control={control} card={card} />}
      <Card
        card={card}
        step={step}
        progress={progress}
        isDone={isDone}
        isStuck={isStuck}
        isThere={seen === undefined || step.pages.includes(seen.look.page)}
        isAbove={isSheetOpen(document, /./)}
        change={change}
        go={go}
        next={next}
        previous={() => change(back(progress))}
        leave={() => leave(progress)}
        show={show}
      />
    </>
  )
}
