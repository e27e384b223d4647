import { type ReactNode, useCallback, useRef, useState } from 'react'
import './pull-to-refresh.css'
import { Spinner } from './Spinner.tsx'

const TRIGGER_PX = 56
const MAX_PX = 96
const DONE_MS = 700

type Phase = 'idle' | 'pulling' | 'ready' | 'busy' | 'done'
const WORDS: Record<Phase, string> = {
  idle: '',
  pulling: '下拉刷新',
  ready: '释放立即刷新',
  busy: '正在刷新',
  done: '刷新成功',
}

export type PullToRefreshProps = {
  /** A rejection ends the refresh without 刷新成功; whoever fetches says what went wrong. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Pull down at the top of the page to refresh. The page follows the finger without a render per move. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [phase, setPhase] = useState<Phase>('idle')
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const body = useRef<HTMLDivElement | null>(null)
  const now = useRef<Phase>('idle')
  const to = useCallback((next: Phase) => {
    now.current = next
    setPhase(next)
  }, [])

  const place = (px: number, animated: boolean) => {
    const style = body.current?.style
    if (!style) return
    style.transition = animated ? 'transform var(--slow) var(--ease)' : 'none'
    style.transform = px > 0 ? `translateY(${px}px)` : ''
  }

  const refresh = async () => {
    to('busy')
    place(TRIGGER_PX, true)
    const done = await onRefresh().then(
      () => true,
      () => false,
    )
    if (done) {
      to('done')
      await new Promise((resolve) => setTimeout(resolve, DONE_MS))
    }
    place(0, true)
    to('idle')
  }

  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start.current || !touch || now.current === 'busy' || now.current === 'done') return
    const dy = touch.clientY - start.current.y
    if (now.current === 'idle' && (dy < 8 || Math.abs(touch.clientX - start.current.x) > dy)) {
      start.current = undefined
      return
    }
    if (event.cancelable) event.preventDefault()
    const px = Math.min(MAX_PX, dy * 0.5)
    place(px, false)
    const next = px >= TRIGGER_PX ? 'ready' : 'pulling'
    if (now.current !== next) to(next)
  }
  const latest = useRef(move)
  latest.current = move

  // React's touch listeners are passive; only a listener of our own may hold the page still.
  const attach = useCallback((element: HTMLDivElement | null) => {
    const onMove = (event: TouchEvent) => latest.current(event)
    element?.addEventListener('touchmove', onMove, { passive: false })
    return () => element?.removeEventListener('touchmove', onMove)
  }, [])

  return (
    <div
      className="pull"
      ref={attach}
      onTouchStart={(event) => {
        const touch = event.touches[0]
        start.current =
          touch && event.touches.length === 1 && window.scrollY <= 0
            ? { x: touch.clientX, y: touch.clientY }
            : undefined
      }}
      onTouchEnd={() => {
        start.current = undefined
        if (now.current === 'ready') void refresh()
        else if (now.current === 'pulling') {
          place(0, true)
          to('idle')
        }
      }}
    >
      <div className="pull-words" aria-live="polite">
        {phase === 'busy' && <Spinner size={14} />}
        {WORDS[phase]}
      </div>
      <div ref={body}>{children}</div>
    </div>
  )
}
