import { useState, useSyncExternalStore } from 'react'
import { formatBeijing, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { HELP_RESPONSIBLE_PLAY, helpPath } from '../../lib/navigation/links.ts'
import { breakLeftMs, getPlaySettings, subscribePlaySettings } from '../../lib/responsible-play.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Countdown, formatLeft } from '../../ui/Countdown.tsx'
import './responsible-play.css'

/**
 * The longest break of any account on this device, including one that began in another tab. `end` checks the clock
 * again.
 */
export function useBreak(): { untilMs: number | undefined; end: () => void } {
  useSyncExternalStore(subscribePlaySettings, getPlaySettings)
  const [, ask] = useState(0)
  const nowMs = serverNow()
  const leftMs = breakLeftMs(nowMs)
  return {
    untilMs: leftMs > 0 ? nowMs + leftMs : undefined,
    end: () => ask((times) => times + 1),
  }
}

/** A countdown in the last hour. Before that only the timer runs, which must notice the end on an open page. */
const inLastHour = (leftMs: number) => (leftMs < HOUR_MS ? formatLeft(leftMs) : '')

type Props = { untilMs: number; onEnd: () => void; onOtherAccount: () => void }

/** Shown above the forms during a break that the player chose. */
export function BreakNotice({ untilMs, onEnd, onOtherAccount }: Props) {
  return (
    <section className="break-notice" aria-labelledby="break-title">
      <EmptyState kind="rest" size={132} />
      <h2 id="break-title" className="t20 b">
        休息中
      </h2>
      <p className="muted">{`您的账号在本设备休息，${formatBeijing(untilMs).slice(0, 16)}（北京时间）之后可以登录。休息只在本设备、只对该账号生效，期间本设备不能注册新账号。`}</p>
      <Countdown className="t28 b" untilMs={untilMs} now={serverNow} format={inLastHour} onTurn={onEnd} />
      <ButtonLink variant="soft" to={helpPath(HELP_RESPONSIBLE_PLAY)}>
        了解理性游戏
      </ButtonLink>
      <Button variant="quiet" onClick={onOtherAccount}>
        用其他账号登录
      </Button>
    </section>
  )
}
