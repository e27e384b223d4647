import { useEffect, useRef } from 'react'
import { JACKPOT_START_FEN } from '#contracts/limits.ts'
import { grouped } from '#contracts/money.ts'
import { startWhenIdle } from '../../lib/when-idle.ts'
import type { Running } from './run-jackpot.ts'
import { DIGITS, shiftTo } from './strip.ts'

/** React draws the places once; from then on only their transforms change. */
const PLACES = [...grouped(JACKPOT_START_FEN)]
const STRIP = DIGITS.join('\n')
/** The decorative counter. It stands still while `moving` is false or it is not in view. */
export function Jackpot({ moving }: { moving: boolean }) {
  const reels = useRef<HTMLSpanElement>(null)
  const last = useRef<Running>(undefined)
  useEffect(() => {
    const element = reels.current
    if (!moving || !element) return
    return startWhenIdle(async () => {
      const { runJackpot } = await import('./run-jackpot.ts')
      return () => runJackpot(element, last)
    })
  }, [moving])
  return (
    <section className="jackpot" aria-label="累积奖池">
      <div className="grow">
        <p className="t12 muted">累积奖池</p>
        <p className="jackpot-value num gold" aria-hidden="true">
          <span>¥</span>
          <span className="reels" ref={reels}>
            {PLACES.map((char, place) =>
              /\d/.test(char) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index
                <span key={place} className="reel">
                  <b style={{ transform: shiftTo(Number(char)) }}>{STRIP}</b>
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index
                <span key={place} className="reel-mark">
                  {char}
                </span>
              ),
            )}
          </span>
        </p>
      </div>
    </section>
  )
}
