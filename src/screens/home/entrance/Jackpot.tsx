import { useEffect, useRef } from 'react'
import { startWhenIdle } from '../../../lib/loading/when-idle.ts'
import { DIGITS } from './strip.ts'

/**
 * The shape of an amount. React renders the places once; run-jackpot.ts sets their digits and when they first appear.
 */
const PLACES = [...'60,000,000.00']
const STRIP = DIGITS.join('\n')

/**
 * The decorative counter. It is not money, and says so beside the number. It stops while `moving` is false or it is out
 * of view.
 */
export function Jackpot({ moving }: { moving: boolean }) {
  const reels = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      startWhenIdle(() =>
        import('./run-jackpot.ts').then((jackpot) => () => jackpot.runJackpot(reels.current, moving)),
      ),
    [moving],
  )
  return (
    <section className="jackpot" aria-label="累积奖池（展示）">
      <div className="grow">
        <p className="t12 muted">累积奖池</p>
        <div className="row jackpot-line">
          <div className="jackpot-value num gold" role="img" aria-label="¥ 60,000,000.00">
            <span>¥</span>
            <span className="reels" ref={reels}>
              {PLACES.map((char, place) =>
                /\d/.test(char) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index
                  <span key={place} className="reel">
                    <b>{STRIP}</b>
                  </span>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index
                  <span key={place} className="reel-mark">
                    {char}
                  </span>
                ),
              )}
            </span>
          </div>
          <span className="jackpot-mark muted">展示</span>
        </div>
      </div>
    </section>
  )
}
