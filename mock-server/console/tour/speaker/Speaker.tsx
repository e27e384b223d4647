import { useEffect, useRef, useState } from 'react'
import { shownWords } from '../../../demo-sites/brand/brand-words.ts'
import { Button, CheckField, Part, SelectField } from '../../parts.tsx'
import type { Shared } from '../Card.tsx'
import { LANGS, type Lang, type Step } from '../step.ts'
import { STORY_TITLES } from '../stories/stories.ts'

/** What only the speaker sees: what to say at this step, what listeners ask, the time, and what is next. */
export function Speaker(props: Shared) {
  const { steps, at, progress, isDone, problem, change, next, previous } = props
  const { words, talk } = steps[at] as Step
  const [title, what] = words['zh-Hans']
  const following = steps[at + 1]?.words['zh-Hans']
  const pause = () => change({ isPaused: !progress.isPaused })
  const showAlone = (isPhoneAlone = !progress.isPhoneAlone) => change({ isPhoneAlone })
  const window = useKeys({ next, previous, pause, showAlone })
  return (
    <div ref={window}>
      <p className="where">
        {STORY_TITLES[progress.story]} · 第 {at + 1} 步，共 {steps.length} 步
      </p>
      <h1>{shownWords(title)}</h1>
      <p className="what">{shownWords(what)}</p>
      <p role="status" className="state">
        {problem || (progress.isPaused ? '已暂停' : isDone ? '✓ 这一步已完成' : '')}
      </p>
      <Times beganMs={progress.beganMs} stepMs={progress.stepMs} />
      <div className="line">
        <Button disabled={at === 0} aria-keyshortcuts="ArrowLeft" onClick={previous}>
          ← 上一步
        </Button>
        <Button aria-keyshortcuts="Space" onClick={pause}>
          {progress.isPaused ? '继续' : '暂停'}（空格）
        </Button>
        <Button className="main" aria-keyshortcuts="ArrowRight" onClick={next}>
          {following ? '下一步' : '结束'} →
        </Button>
      </div>
      <Part title="说什么">
        <p className="note">{talk.note || '没有写讲稿：在「播放单」里给这一步写一段。'}</p>
      </Part>
      {talk.answers.length === 0 ? null : (
        <Part title="常被问到">
          <dl>
            {talk.answers.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title="接下来">
        <p>
          {following ? following.map(shownWords).slice(0, 2).filter(Boolean).join('：') : '这是最后一步。'}
        </p>
      </Part>
      <Part title="投影">
        <CheckField label="投影上只留手机（P）" checked={progress.isPhoneAlone} onChecked={showAlone} />
        {progress.story === 'own' ? null : (
          <SelectField
            label="卡片的文字"
            value={progress.lang}
            onValue={(lang) => change({ lang: lang as Lang })}
            options={Object.entries(LANGS)}
          />
        )}
      </Part>
    </div>
  )
}

type Keys = Record<'next' | 'previous' | 'pause' | 'showAlone', () => void>

const KEYS: Readonly<Record<string, keyof Keys>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ' ': 'pause',
  p: 'showAlone',
}

/** The keys of the speaker's window, also those of a remote control. What has the focus keeps the keys that it uses. */
function useKeys(acts: Keys) {
  const inside = useRef<HTMLDivElement>(null)
  const newest = useRef(acts)
  newest.current = acts
  useEffect(() => {
    const page = inside.current?.ownerDocument
    const press = (event: KeyboardEvent) => {
      const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      const isUsed = (event.target as Element).closest(event.key === ' ' ? 'button,input,select' : 'select')
      if (!act || isUsed || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      newest.current[act]()
    }
    page?.addEventListener('keydown', press)
    return () => page?.removeEventListener('keydown', press)
  }, [])
  return inside
}

const TICK_MS = 500

/** How long the tour and its step have taken. Not announced: it changes all the time. */
function Times({ beganMs, stepMs }: { beganMs: number; stepMs: number }) {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="times">
      全程 <b>{minutes(nowMs - beganMs)}</b> · 这一步 <b>{minutes(nowMs - stepMs)}</b>
    </p>
  )
}

/** 83 seconds as 1:23. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
