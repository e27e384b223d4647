import { useEffect, useEffectEvent, useRef } from 'react'

export type CountdownProps = {
  /** Epoch ms on the clock that `now` reads. */
  untilMs: number
  /** The server's clock for what the server decides, such as the deposit window; otherwise the phone's. */
  now?: () => number
  /** The time is over; or there is time again, since the clock was put right. */
  onTurn?: (isOver: boolean) => void
  /** Never shows more than this, whatever the clocks say. */
  maxMs?: number
  /** Formats the time left; `formatLeft` by default. */
  format?: (leftMs: number) => string
  className?: string
}

const two = (n: number) => String(n).padStart(2, '0')

/** `59:59` below an hour, `01:23:45` above; rounds up to whole seconds. */
export function formatLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  const tail = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3_600 ? tail : `${two(Math.floor(seconds / 3_600))}:${tail}`
}

/** Always minutes and seconds, `60:00` and more. */
export function formatMinutes(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/**
 * The time left, written straight into its element: no React render per tick, and correct at once after a sleep. It
 * goes on looking after the end, since the clock may have been wrong.
 */
export function Countdown(props: CountdownProps) {
  const { untilMs, now = Date.now, onTurn, maxMs, format = formatLeft, className = '' } = props
  const element = useRef<HTMLTimeElement>(null)
  const isOver = useRef(false)
  const turned = useEffectEvent((over: boolean) => onTurn?.(over))
  const shown = useEffectEvent((leftMs: number) => format(leftMs))
  const leftAt = useEffectEvent((endMs: number) => Math.min(maxMs ?? Number.POSITIVE_INFINITY, endMs - now()))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const leftMs = leftAt(untilMs)
      if (element.current) element.current.textContent = shown(leftMs)
      timer = setTimeout(tick, leftMs > 0 ? leftMs % 1_000 || 1_000 : 1_000)
      if (isOver.current === leftMs <= 0) return
      isOver.current = !isOver.current
      turned(isOver.current)
    }
    const onVisible = () => document.visibilityState === 'visible' && tick()
    tick()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', tick)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', tick)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [untilMs])

  return <time ref={element} className={`num ${className}`} role="timer" aria-live="off" />
}
