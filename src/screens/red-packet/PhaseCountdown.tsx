import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { phaseWindowAt } from './phase.ts'

const WORDS: Record<RedPacketPhase, { said: string; counts: string }> = {
  READY: { said: '即将开启', counts: '距开始' },
  STARTING: { said: '正在进行', counts: '剩余' },
  END: { said: '今日已结束', counts: '距下次' },
}

/** The phase, and the time until the next one by the server's clock. */
export function PhaseCountdown({ phase }: { phase: RedPacketPhase }) {
  const stretch = phaseWindowAt(serverNow())
  const { said, counts } = WORDS[phase]
  return (
    <div className="red-packet-countdown">
      <p className="t12">北京时间 10:00–12:00 开启</p>
      <p className="red-packet-time t28 b">
        {/* A server with other hours sends only its phase, so no end can be shown. */}
        {stretch.phase === phase ? (
          <>
            <span>{counts}</span> <Countdown untilMs={stretch.untilMs} now={serverNow} />
          </>
        ) : (
          said
        )}
      </p>
    </div>
  )
}
