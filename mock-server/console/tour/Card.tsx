import { type RefObject, useState } from 'react'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'
import { Button } from '../parts.tsx'
import type { Speed, TourProgress } from './progress.ts'
import { DESK, STEPS, type Step } from './steps.ts'

const NEXT_SPEED: Readonly<Record<Speed, Speed>> = { slow: 'usual', usual: 'fast', fast: 'slow' }
const SPEED_WORDS: Readonly<Record<Speed, string>> = { slow: '慢', usual: '中', fast: '快' }
const END = '一圈走完了：从充值到取款，会员和后台各做了什么都看到了。接下来可以：'
/** What may come after the tour, by the part of the console. */
const AFTERWARDS = [
  ['场景', '看别的情况'],
  ['品牌', '换上客户的品牌'],
  ['账目', '核对刚才的账'],
] as const

const STUCK = '这一步没有走下去：请看屏幕上的提示，自己做完，或点「下一步」。'

type Props = {
  card: RefObject<HTMLElement | null>
  step: Step
  progress: TourProgress
  isDone: boolean
  isStuck: boolean
  /** Whether the page of the step is on the screen. */
  isThere: boolean
  /** Whether the card is at the top where it points at nothing, because a sheet is at the bottom. */
  isAbove: boolean
  change: (to: TourProgress) => void
  go: () => void
  next: () => void
  previous: () => void
  leave: () => void
  /** Ends the tour and opens a part of the console. */
  show: (panel: string) => void
}

/** The card: what to do and why, and the buttons of the tour. It never takes the focus. */
export function Card(props: Props) {
  const { card, step, progress, isDone, isStuck, isThere, isAbove } = props
  const { change, go, next, previous, leave, show } = props
  const [isSmall, setSmall] = useState(false)
  const isLast = progress.step === STEPS.length - 1
  const isPlay = progress.mode === 'play'
  return (
    <aside ref={card} className={isAbove ? 'card above' : 'card'} aria-label="演示导览">
      <div className="line">
        <h2>
          {progress.step + 1}/{STEPS.length} {step.title}
          {isDone ? <span className="done"> ✓ 完成</span> : null}
        </h2>
        <Button aria-expanded={!isSmall} onClick={() => setSmall(!isSmall)}>
          {isSmall ? '展开' : '收起'}
        </Button>
        <Button onClick={leave}>离开</Button>
      </div>
      {isSmall ? null : (
        <>
          <div aria-live="polite">
            <p>{isStuck ? STUCK : shownWords(step.what)}</p>
            <p className="why">{isDone && isLast ? END : shownWords(step.why)}</p>
          </div>
          {isDone && isLast ? (
            <div className="line buttons">
              {AFTERWARDS.map(([panel, text]) => (
                <Button key={panel} className="main" onClick={() => show(panel)}>
                  {text}
                </Button>
              ))}
            </div>
          ) : null}
          <div className="line buttons">
            <Button disabled={progress.step === 0} onClick={previous}>
              上一步
            </Button>
            {isPlay ? (
              <>
                <Button onClick={() => change({ ...progress, isPaused: !progress.isPaused })}>
                  {progress.isPaused ? '继续' : '暂停'}
                </Button>
                <Button onClick={() => change({ ...progress, speed: NEXT_SPEED[progress.speed] })}>
                  速度：{SPEED_WORDS[progress.speed]}
                </Button>
              </>
            ) : null}
            {isThere || isDone ? null : (
              <Button className="main" onClick={go}>
                {step.pages.includes(DESK) ? '打开后台' : '带我去'}
              </Button>
            )}
            <span className="grow" />
            <Button className={isDone ? 'main' : undefined} onClick={next}>
              {isLast ? '结束' : isDone ? '下一步' : '跳过'}
            </Button>
          </div>
        </>
      )}
    </aside>
  )
}
