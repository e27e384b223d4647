import { useEffect, useRef, useState } from 'react'
import { Button, CheckField, Part, SelectField } from '../../parts.tsx'
import { LANGS, type Lang } from '../step.ts'
import type { Said, Shown } from './messages.ts'

type Props = { shown: Shown; send: (said: Said) => void }

/** What only the speaker sees: what to say at this step, what listeners ask, the time, and what is next. */
export function Speaker({ shown, send }: Props) {
  const { story, at, steps, title, what, note, answers, following, isPhoneAlone, lang } = shown
  const { isPaused, isDone, problem } = shown
  const acts = {
    next: () => send({ act: 'next' }),
    previous: () => send({ act: 'previous' }),
    pause: () => send({ act: 'pause' }),
    alone: () => send({ act: 'alone', isAlone: !isPhoneAlone }),
  }
  useKeys(acts)
  return (
    <>
      <p className="where">
        {story} · 第 {at + 1} 步，共 {steps} 步
      </p>
      <h1>{title}</h1>
      <p className="what">{what}</p>
      <p role="status" className="state">
        {problem || (isPaused ? '已暂停' : isDone ? '✓ 这一步已完成' : '')}
      </p>
      <Times {...shown} />
      <div className="line">
        <Button disabled={at === 0} aria-keyshortcuts="ArrowLeft" onClick={acts.previous}>
          ← 上一步
        </Button>
        <Button aria-keyshortcuts="Space" onClick={acts.pause}>
          {isPaused ? '继续' : '暂停'}（空格）
        </Button>
        <Button className="main" aria-keyshortcuts="ArrowRight" onClick={acts.next}>
          {following ? '下一步' : '结束'} →
        </Button>
      </div>
      <Part title="说什么">
        <p className="note">{note || '没有写讲稿：在「播放单」里给这一步写一段。'}</p>
      </Part>
      {answers.length === 0 ? null : (
        <Part title="常被问到">
          <dl>
            {answers.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title="接下来">
        <p>{following || '这是最后一步。'}</p>
      </Part>
      <Part title="投影">
        <CheckField label="投影上只留手机（P）" checked={isPhoneAlone} onChecked={acts.alone} />
        {lang === null ? null : (
          <SelectField
            label="卡片的文字"
            value={lang}
            onValue={(chosen) => send({ act: 'lang', lang: chosen as Lang })}
            options={Object.entries(LANGS)}
          />
        )}
      </Part>
    </>
  )
}

type Keys = Record<'next' | 'previous' | 'pause' | 'alone', () => void>

const KEYS: Readonly<Record<string, keyof Keys>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ' ': 'pause',
  p: 'alone',
}

/** The keys of the speaker's window, also those of a remote control. What has the focus keeps the keys that it uses. */
function useKeys(acts: Keys): void {
  const newest = useRef(acts)
  newest.current = acts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      const isUsed = (event.target as Element).closest(event.key === ' ' ? 'button,input,select' : 'select')
      if (!act || isUsed || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      newest.current[act]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const TICK_MS = 500

/** How long the tour and its step have taken. Not announced: it changes all the time. */
function Times({ beganMs, stepMs }: Pick<Shown, 'beganMs' | 'stepMs'>) {
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
