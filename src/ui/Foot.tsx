import { type ReactNode, useEffect, useRef } from 'react'
import './foot.css'

/**
 * A bar for the next step, fixed at the lower edge in reach of a thumb. The screen above leaves it 96 px. What the shell
 * lays above a screen keeps clear of it, by `--foot-bar`: its height while it is shown.
 */
export function Foot({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty('--foot-bar', `${(entry.target as HTMLElement).offsetHeight}px`)
    })
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--foot-bar')
    }
  }, [])
  return (
    <div ref={bar} className="foot at-foot">
      {children}
    </div>
  )
}
