import { useState, useSyncExternalStore } from 'react'
import { formatBeijing, HOUR_MS } from '#contracts/beijing-time.ts'
import { HELP_RESPONSIBLE_PLAY, helpPath } from '../../lib/links.ts'
import { breakLeftMs, getPlaySettings, subscribePlaySettings } from '../../lib/responsible-play.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Countdown, formatLeft } from '../../ui/Countdown.tsx'
import './responsible-play.css'
import { Link } from '../../ui/Link.tsx'

/** The current break, also one begun in another tab. `end` checks the clock again. */
export function useBreak(): { untilMs: number | undefined; end: () => void } {
  const { breakUntilMs } = useSyncExternalStore(subscribePlaySettings, getPlaySettings)
  const [, ask] = useState(0)
  return {
    untilMs: breakLeftMs() > 0 ? breakUntilMs : undefined,
    end: () => ask((times) => times + 1),
  }
}

/** Before the last hour only the clock runs: it must tell the end on a page that was open all along. */
const inLastHour = (leftMs: number) => (leftMs < HOUR_MS ? formatLeft(leftMs) : '')

/** Replaces the login form during a break that the player has chosen. */
export function BreakNotice({ untilMs, onEnd }: { untilMs: number; onEnd: () => void }) {
  return (
    <section className="break-notice" aria-labelledby="break-title">
      <EmptyState kind="rest" size={132} />
      <h2 id="break-title" className="t20 b">
        休息中
      </h2>
      <p className="muted">{`您为本设备设定了休息，${formatBeijing(untilMs).slice(0, 16)}（北京时间）之后可以登录。休息只在本设备生效。`}</p>
      <Countdown className="t28 b" untilMs={untilMs} now={Date.now} format={inLastHour} onTurn={onEnd} />
      <Link className="btn soft" to={helpPath(HELP_RESPONSIBLE_PLAY)}>
        了解理性游戏
      </Link>
    </section>
  )
}
