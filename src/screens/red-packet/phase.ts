import { addDays } from '#contracts/beijing-time.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { redPacketPhaseAt, redPacketWindow } from '#contracts/red-packet-window.ts'

/** A phase of the day by the clock, when it ends, and its day. */
type PhaseWindow = { phase: RedPacketPhase; untilMs: number; dayMs: number }

/** Before 10:00, from 10:00 to 12:00, or after it until 10:00 the next morning, in Beijing. */
export function phaseWindowAt(nowMs: number): PhaseWindow {
  const { fromMs, toMs } = redPacketWindow(nowMs).claim
  const phase = redPacketPhaseAt(nowMs)
  return { phase, untilMs: { READY: fromMs, STARTING: toMs, END: addDays(fromMs, 1) }[phase], dayMs: fromMs }
}

/** Equal for two moments in the same phase of the same day. */
export const phaseWindowKey = (nowMs: number): string => {
  const { phase, dayMs } = phaseWindowAt(nowMs)
  return `${phase} ${dayMs}`
}

/**
 * The phase that the page shows. The server's hours may differ from ours, so its answer counts in the window in
 * which it was sent. Once the clock is in the next window, that answer is old, and the clock decides until the
 * refetch. Times are epoch ms by the server's clock.
 */
export function phaseNow(said: RedPacketPhase | undefined, saidAtMs: number, nowMs: number): RedPacketPhase {
  return said !== undefined && phaseWindowKey(saidAtMs) === phaseWindowKey(nowMs)
    ? said
    : phaseWindowAt(nowMs).phase
}
