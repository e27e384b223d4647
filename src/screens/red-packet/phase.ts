import { addDays } from '#contracts/beijing-time.ts'
import { redPacketWindow } from '#contracts/beijing-windows.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'

/** A stretch of the activity's day by the clock: which, and the moment the countdown runs to. */
type PhaseWindow = { phase: RedPacketPhase; untilMs: number; dayMs: number }

/** Before 10:00, from 10:00 to 12:00, or after it until 10:00 the next morning, in Beijing. */
export function phaseWindowAt(nowMs: number): PhaseWindow {
  const { fromMs, toMs } = redPacketWindow(nowMs).grab
  if (nowMs < fromMs) return { phase: 'READY', untilMs: fromMs, dayMs: fromMs }
  if (nowMs < toMs) return { phase: 'STARTING', untilMs: toMs, dayMs: fromMs }
  return { phase: 'END', untilMs: addDays(fromMs, 1), dayMs: fromMs }
}

/** Equal for two moments of the same stretch of the same day. */
export const phaseWindowKey = (nowMs: number): string => {
  const { phase, dayMs } = phaseWindowAt(nowMs)
  return `${phase} ${dayMs}`
}

/**
 * What the page goes by. The server's own word holds for the stretch in which it was said: its hours may be others
 * than ours. Once the clock has moved on to the next stretch, that word is old, and the clock decides until it is
 * read anew. Times are epoch ms by the server's clock.
 */
export function phaseNow(said: RedPacketPhase | undefined, saidAtMs: number, nowMs: number): RedPacketPhase {
  return said !== undefined && phaseWindowKey(saidAtMs) === phaseWindowKey(nowMs)
    ? said
    : phaseWindowAt(nowMs).phase
}
