import { useEffect, useRef } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import './balance.css'
import { useHideBalance } from './hide-balance.ts'

export type BalanceProps = {
  /** undefined: not known yet, shown as `--`. */
  amount: Fen | undefined
  className?: string
}

/** An amount that the eye can hide. A changed amount glows briefly; an unchanged one does not. */
export function Balance({ amount, className = '' }: BalanceProps) {
  const [hidden] = useHideBalance()
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(amount)
  useEffect(() => {
    const was = before.current
    before.current = amount
    if (hidden || was === undefined || amount === undefined || was === amount) return
    const glow = element.current?.animate?.([{ color: amount > was ? 'var(--good)' : 'var(--wait)' }, {}], {
      duration: 900,
    })
    return () => glow?.cancel()
  }, [amount, hidden])
  const text = amount === undefined ? '--' : formatYuan(amount)
  return (
    <span ref={element} className={`balance num ${className}`}>
      {hidden ? (
        <>
          <span aria-hidden="true">¥ ****</span>
          <span className="sr-only">余额已隐藏</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}
