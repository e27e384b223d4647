import { type ReactNode, useEffect, useRef } from 'react'
import './records.css'

type Props = { isReading: boolean; className?: string; children: ReactNode }

/** The line of a reading: its button and 取消 take each other's place, and the focus stays with them. */
export function Strip({ isReading, className = '', children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const isUsed = useRef(false)
  useEffect(() => {
    if (isUsed.current && document.activeElement === document.body)
      strip.current?.querySelector('button')?.focus({ preventScroll: true })
    isUsed.current = isReading
  }, [isReading])
  return (
    <div
      ref={strip}
      className={`record-strip t12 muted num ${className}`}
      onClickCapture={() => {
        isUsed.current = true
      }}
    >
      {children}
    </div>
  )
}
