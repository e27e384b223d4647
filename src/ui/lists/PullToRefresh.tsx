import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import './pull-to-refresh.css'

export type PullToRefreshProps = {
  /** A rejection ends the refresh without 刷新成功. The query shows its own error. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/**
 * Pull down at the top of the page to refresh. The code of the gesture loads after the first paint and needs no render.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null)
  const refresh = useEffectEvent(onRefresh)
  useEffect(() => {
    let detach: (() => void) | undefined
    let isStopped = false
    import('./pull-gesture.ts').then(
      (gesture) => {
        if (!isStopped && root.current) detach = gesture.attachPull(root.current, () => refresh())
      },
      // If it does not load, the page still has its refresh buttons.
      () => undefined,
    )
    return () => {
      isStopped = true
      detach?.()
    }
  }, [])
  return (
    <div className="pull" ref={root}>
      <div className="pull-words" aria-live="polite" />
      <div>{children}</div>
    </div>
  )
}
