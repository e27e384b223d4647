import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'
import { type ClaimHours, phaseWindowAt } from './hours.ts'

const WORDS: Record<RedPacketPhase, { label: string; counts: string }> = {
  READY: { label: '即将开启', counts: '距开始' },
  STARTING: { label: '正在进行', counts: '剩余' },
  END: { label: '今日已结束', counts: '距下次' },
}

type Props = {
  /** Undefined while they load. */
  hours: ClaimHours | undefined
  phase: RedPacketPhase | undefined
}

/** The hours, the phase, and the time until the next one by the server's clock. Keeps its space while they load. */
export function PhaseCountdown({ hours, phase }: Props) {
  const stretch = hours?.windows && phaseWindowAt(hours.windows, serverNow())
  const words = phase && WORDS[phase]
  return (
    <div key={placeholderKey(!hours)} className="red-packet-countdown">
      <p className="t12">{hours ? `北京时间 ${hours.text} 开启` : '\u00a0'}</p>
      <p className="red-packet-time t28 b">
        {/* A server that opens at other hours than those in its rules sends only its phase, so the end is unknown. */}
        {words && stretch?.phase === phase ? (
          <>
            <span>{words.counts}</span> <Countdown untilMs={stretch.untilMs} now={serverNow} />
          </>
        ) : (
          (words?.label ?? '\u00a0')
        )}
      </p>
    </div>
  )
}
