import { useEffect, useRef } from 'react'
import { JACKPOT_START_FEN } from '#contracts/limits.ts'
import { grouped } from '#contracts/money.ts'
import { JackpotArt } from '../../ui/art/JackpotArt.tsx'
import { advance, firstJackpot, tickAtMs } from './jackpot.ts'

/** React draws the places once; from then on only the characters that change are written. */
const PLACES = [...grouped(JACKPOT_START_FEN)]
/** These turn too fast for the eye to follow: the cents, and the last 元. */
const FAST_PLACES = PLACES.length - 4
const ROLL = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** The decorative counter (spec section 9). It stands still while `moving` is false or it is not in view. */
export function Jackpot({ moving }: { moving: boolean }) {
  const reels = useRef<HTMLSpanElement>(null)
  const state = useRef({ jackpot: firstJackpot, elapsedMs: 0 })
  useEffect(() => {
    const element = reels.current
    if (!moving || !element) return
    const write = writer(element)
    return whileInView(element, () => run(state.current, write))
  }, [moving])
  return (
    <section className="jackpot" aria-label="累积奖池">
      <div className="grow">
        <p className="t12 muted">累积奖池</p>
        <p className="jackpot-value num gold" aria-hidden="true">
          <span className="jackpot-sign">¥</span>
          <span className="reels" ref={reels}>
            {PLACES.map((char, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
              <span key={place} className={/\d/.test(char) ? 'reel' : 'reel-mark'}>
                <b>{char}</b>
              </span>
            ))}
          </span>
        </p>
      </div>
      <JackpotArt size={44} className="jackpot-art" />
    </section>
  )
}

type Running = { jackpot: typeof firstJackpot; elapsedMs: number }

/** Ticks until it is told to stop; what it has come to stays in `state`. One timer a tick, none in the pauses. */
function run(state: Running, write: (text: string) => void): () => void {
  const startedMs = performance.now() - state.elapsedMs
  let timer: ReturnType<typeof setTimeout>
  const next = () => {
    const dueMs = startedMs + tickAtMs(state.jackpot.ticks + 1)
    timer = setTimeout(tick, Math.max(0, Math.ceil(dueMs - performance.now())))
  }
  const tick = () => {
    state.elapsedMs = performance.now() - startedMs
    state.jackpot = advance(state.jackpot, state.elapsedMs, Math.random)
    write(grouped(state.jackpot.fen))
    next()
  }
  next()
  return () => {
    clearTimeout(timer)
    state.elapsedMs = performance.now() - startedMs
  }
}

/** Writes the characters that differ; the slower places roll in. */
function writer(reels: HTMLElement): (text: string) => void {
  const faces = Array.from(reels.children, (reel) => reel.firstElementChild)
  return (text) => {
    for (const [place, face] of faces.entries()) {
      const node = face?.firstChild
      const char = text[place] ?? ''
      if (!(node instanceof Text) || node.data === char) continue
      node.data = char
      if (place < FAST_PLACES) face?.animate?.([{ transform: 'translateY(60%)', opacity: 0 }, {}], ROLL)
    }
  }
}

/** Runs `start` while the element is on the screen. */
function whileInView(element: Element, start: () => () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return start()
  let stop: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.isIntersecting === true
    if (seen) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop?.()
  }
}
