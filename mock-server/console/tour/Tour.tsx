import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MockControl } from '../../control/control.ts'
import { CONSOLE_PANEL, writeTabKey } from '../../demo-sites/demo-keys.ts'
import { closeConsole, openConsole } from '../beside.tsx'
import { tellProblem } from '../tell.ts'
import { Card } from './Card.tsx'
import { CARD_WORDS } from './card-words.ts'
import { goTo } from './page.ts'
import { back, type Since, SPEEDS, type TourProgress, toStep, writeProgress } from './progress.ts'
import { Ring } from './Ring.tsx'
import { Speaker } from './speaker/Speaker.tsx'
import { usePhoneAlone } from './speaker/use-phone-alone.ts'
import { useSpeakerWindow } from './speaker/use-speaker-window.ts'
import { isSheetOpen } from './spot.ts'
import { isOfDesk, isReading, type Step } from './step.ts'
import { shortened, wholeStory, worldFor } from './stories/stories.ts'
import { useLook } from './use-look.ts'
import { usePresenter } from './use-presenter.ts'
import { enterWorld } from './worlds.ts'

export type TourProps = {
  mock: MockControl
  begun: TourProgress
  /** Called with the place to come back to, or without one when the tour is over. */
  leave: (at: TourProgress | undefined) => void
}

/** A step with only something to read is shown for so many times as long as a step that is done. */
const READING = 4

/** The tour: a ring around the next control, and a card that says what to do and why. */
export function Tour({ mock, begun, leave }: TourProps) {
  const [progress, setProgress, leaving] = useProgress(begun)
  const [problem, setProblem] = useState('')
  const whole = useMemo(() => wholeStory(begun.story), [begun.story])
  const steps = useMemo(() => shortened(whole, begun.length), [whole, begun.length])
  const at = Math.min(progress.step, steps.length - 1)
  const step = steps[at] as Step
  const change = (part: Partial<TourProgress>) => {
    setProblem('')
    setProgress((last) => ({ ...last, ...part }))
  }
  const onSince = useCallback((since: Since) => setProgress((last) => ({ ...last, since })), [setProgress])
  const seen = useLook(mock, step, progress.since, onSince)
  const isDone = seen?.isDone === true
  const isLast = at === steps.length - 1
  const card = useRef<HTMLElement>(null)
  const goThere = (to: Step) => goTo(to, openConsole, closeConsole)

  /** Shows a step. Where the present state will not do, it begins the one that the step needs. */
  const move = (to: TourProgress, done?: Step) => {
    const target = steps[to.step]
    if (!target || leaving.current) return
    if (isOfDesk(step) && !isOfDesk(target)) closeConsole()
    const world = worldFor(target, whole, { running: progress.world, done })
    if (!world) {
      change(to)
      if (progress.story === 'own') goThere(target)
      return
    }
    leaving.current = true
    enterWorld(mock, to, world).catch((cause) => {
      leaving.current = false
      change({ isPaused: true })
      setProblem(tellProblem(cause))
    })
  }
  const next = () => (isLast ? leave(undefined) : move(toStep(progress, at + 1), isDone ? step : undefined))
  const previous = () => move(back(progress))
  const isShownOn = progress.mode === 'play' || !isReading(step)
  const runsOn = isDone && !isLast && !progress.isHeld && !progress.isPaused && isShownOn
  const shownMs =
    SPEEDS[progress.mode === 'play' ? progress.speed : 'usual'] * (isReading(step) ? READING : 1)
  // The delay is long enough to see that the step is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is new at each reading, but only the step decides.
  useEffect(() => {
    if (!runsOn) return
    const timer = setTimeout(next, shownMs)
    return () => clearTimeout(timer)
  }, [runsOn, at, shownMs])
  usePresenter(
    progress,
    step,
    seen,
    () => goThere(step),
    () => {
      setProblem(CARD_WORDS[progress.lang].stuck)
      setProgress((last) => ({ ...last, isPaused: true }))
    },
  )
  const speaker = useSpeakerWindow(progress.hasSpeaker, (hasSpeaker) => change({ hasSpeaker }))
  const isAlone = progress.hasSpeaker && progress.isPhoneAlone
  usePhoneAlone(isAlone)
  /** After the last step: what a visitor may want next, each a part of the console. */
  const show = (panel: string) => {
    leave(undefined)
    writeTabKey(CONSOLE_PANEL, panel)
    openConsole()
  }
  const shared = { steps, at, progress, isDone, problem, change, next, previous }
  const control = seen?.pointed?.control
  return (
    <>
      {control && !isAlone && <Ring key={seen.pointed?.key} control={control} card={card} />}
      {isAlone ? null : (
        <Card
          {...shared}
          card={card}
          isThere={seen === undefined || step.pages.includes(seen.look.page)}
          isAbove={isSheetOpen(document, /./)}
          isBlocked={speaker.isBlocked}
          go={() => goThere(step)}
          leave={() => leave(progress)}
          show={show}
          openSpeaker={speaker.open}
        />
      )}
      {speaker.place && createPortal(<Speaker {...shared} />, speaker.place)}
    </>
  )
}

/** The progress, which is kept at each change, but not once a page is left on which it goes on. */
function useProgress(begun: TourProgress) {
  const [progress, setProgress] = useState(begun)
  const leaving = useRef(false)
  useEffect(() => {
    if (!leaving.current) writeProgress(progress)
  }, [progress])
  return [progress, setProgress, leaving] as const
}
