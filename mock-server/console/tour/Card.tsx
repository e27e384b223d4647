import { type RefObject, useState } from 'react'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'
import { Button } from '../parts.tsx'
import { hasPanel } from '../scenario/panel-words.ts'
import { CARD_WORDS } from './card-words.ts'
import type { Speed, TourProgress } from './progress.ts'
import { isOfDesk, isReading, type Step } from './step.ts'

const NEXT_SPEED: Readonly<Record<Speed, Speed>> = { slow: 'usual', usual: 'fast', fast: 'slow' }

/** What the card and the speaker's window both show and do. */
export type Shared = {
  steps: readonly Step[]
  at: number
  progress: TourProgress
  isDone: boolean
  /** Why it does not go on; empty if it does. */
  problem: string
  change: (part: Partial<TourProgress>) => void
  next: () => void
  previous: () => void
}

type Props = Shared & {
  card: RefObject<HTMLElement | null>
  /** Whether the page of the step is on the screen. */
  isThere: boolean
  /** Whether the card is at the top where it points at nothing, because a sheet is at the bottom. */
  isAbove: boolean
  /** Whether it is at the right where it points at nothing, because the back office is at the left. */
  isAtRight: boolean
  /** The browser let no window open for the speaker. */
  isBlocked: boolean
  go: () => void
  leave: () => void
  /** Ends the tour and opens a part of the console. */
  show: (panel: string) => void
  openSpeaker: () => void
}

/** The card: what to do and why, and the buttons of the tour. It never takes the focus. */
export function Card(props: Props) {
  const { card, steps, at, progress, isDone, problem, isAbove, isAtRight, isBlocked, leave, show } = props
  const [isSmall, setSmall] = useState(false)
  const words = CARD_WORDS[progress.lang]
  const [title, what, why] = (steps[at] as Step).words[progress.lang].map(shownWords)
  const isOver = isDone && at === steps.length - 1
  return (
    <aside
      ref={card}
      className={`card${isAbove ? ' above' : ''}${isAtRight ? ' right' : ''}`}
      lang={progress.lang}
      aria-label={words.label}
    >
      <div className="line">
        <h2>
          {at + 1}/{steps.length} {title}
          {isDone ? <span className="done"> ✓ {words.done}</span> : null}
        </h2>
        <Button aria-expanded={!isSmall} onClick={() => setSmall(!isSmall)}>
          {isSmall ? words.expand : words.collapse}
        </Button>
        <Button onClick={leave}>{words.leave}</Button>
      </div>
      {isSmall ? null : (
        <>
          <div aria-live="polite">
            {isBlocked ? <p>{words.blocked}</p> : null}
            <p>{problem || what}</p>
            <p className="why">{isOver && progress.story !== 'own' ? words.afterwards : why}</p>
          </div>
          {isOver ? (
            <div className="line buttons">
              {Object.entries(words.panels)
                .filter(([panel]) => hasPanel(panel))
                .map(([panel, text]) => (
                  <Button key={panel} className="main" onClick={() => show(panel)}>
                    {text}
                  </Button>
                ))}
            </div>
          ) : null}
          <Controls {...props} />
        </>
      )}
    </aside>
  )
}

function Controls(props: Props) {
  const { steps, at, progress, isDone, isThere, change, go, next, previous, openSpeaker } = props
  const words = CARD_WORDS[progress.lang]
  const step = steps[at] as Step
  const isPlay = progress.mode === 'play'
  const nextWord = at === steps.length - 1 ? words.end : isDone || isReading(step) ? words.next : words.skip
  return (
    <div className="line buttons">
      <Button disabled={at === 0} onClick={previous}>
        {words.previous}
      </Button>
      {isPlay || progress.isPaused ? (
        <Button onClick={() => change({ isPaused: !progress.isPaused })}>
          {progress.isPaused ? words.goOn : words.pause}
        </Button>
      ) : null}
      {isPlay ? (
        <Button onClick={() => change({ speed: NEXT_SPEED[progress.speed] })}>
          {words.speed(progress.speed)}
        </Button>
      ) : null}
      {isThere || isDone ? null : (
        <Button className="main" onClick={go}>
          {isOfDesk(step) ? words.openDesk : words.takeMe}
        </Button>
      )}
      <Button className="for-speaker" onClick={openSpeaker}>
        {words.speaker}
      </Button>
      <span className="grow" />
      <Button className={isDone ? 'main' : undefined} onClick={next}>
        {nextWord}
      </Button>
    </div>
  )
}
