import { RED_PACKET_END_HOUR, RED_PACKET_START_HOUR } from '#contracts/limits.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  startOfBeijingDay,
} from '#contracts/time/beijing-time.ts'
import { isWithin, type TimeWindow } from '#contracts/time/beijing-windows.ts'
import type { RedPacketRule } from '../../api/queries/money/red-packet.ts'

/** When red packets are claimed each day, in Beijing time. */
export type ClaimHours = {
  /** As players read them. */
  text: string
  /** In ms from the start of a day. Undefined if the backend's hours are not times of day. */
  windows: readonly TimeWindow[] | undefined
  /** The hours are the specification's own. Only for these it is known which deposits count. */
  isUsual: boolean
}

type Times = Pick<RedPacketRule, 'startsAt' | 'endsAt'>

const USUAL = { fromMs: RED_PACKET_START_HOUR * HOUR_MS, toMs: RED_PACKET_END_HOUR * HOUR_MS }
const USUAL_TEXT = `${RED_PACKET_START_HOUR}:00–${RED_PACKET_END_HOUR}:00`

const withoutSeconds = (text: string): string => text.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1')

/** `10:00–12:00` as the backend sends it; '' if it sends none. */
export function toldHours({ startsAt, endsAt }: Times): string {
  if (endsAt === '') return startsAt && `${withoutSeconds(startsAt)} 起`
  return startsAt === ''
    ? `${withoutSeconds(endsAt)} 止`
    : `${withoutSeconds(startsAt)}–${withoutSeconds(endsAt)}`
}

const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/

/** `10:00` or `10:00:00` in ms from the start of the day; undefined for any other text. */
function timeOfDay(text: string): number | undefined {
  const [, hour, minute, second = 0] = CLOCK.exec(text.trim()) ?? []
  const ms = Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS
  return ms <= DAY_MS ? ms : undefined
}

function windowOf({ startsAt, endsAt }: Times): TimeWindow | undefined {
  const [fromMs, toMs] = [timeOfDay(startsAt), timeOfDay(endsAt)]
  if (fromMs === undefined || toMs === undefined || fromMs === toMs) return undefined
  // Over midnight.
  return { fromMs, toMs: toMs > fromMs ? toMs : toMs + DAY_MS }
}

/** The hours of the rules, or the specification's if no rule has any. */
export function claimHours(rules: readonly Times[]): ClaimHours {
  const withHours = rules.filter((rule) => toldHours(rule) !== '')
  if (withHours.length === 0) return { text: USUAL_TEXT, windows: [USUAL], isUsual: true }
  const windows = withHours.map(windowOf).filter((hours) => hours !== undefined)
  const isUsual = ({ fromMs, toMs }: TimeWindow) => fromMs === USUAL.fromMs && toMs === USUAL.toMs
  return {
    text: [...new Set(withHours.map(toldHours))].join('、'),
    windows: windows.length === withHours.length ? windows : undefined,
    isUsual: windows.length === withHours.length && windows.every(isUsual),
  }
}

/** A phase of the day by the clock, and when it ends, in epoch ms. */
type PhaseWindow = { phase: RedPacketPhase; untilMs: number }

/** Open, or before the next window of today, or after the last one until tomorrow's first. */
export function phaseWindowAt(windows: readonly TimeWindow[], nowMs: number): PhaseWindow {
  const today = startOfBeijingDay(nowMs)
  const around = windows.flatMap(({ fromMs, toMs }) =>
    [-1, 0, 1].map((days) => ({ fromMs: addDays(today + fromMs, days), toMs: addDays(today + toMs, days) })),
  )
  const open = around.filter((window) => isWithin(nowMs, window))
  if (open.length > 0) return { phase: 'STARTING', untilMs: Math.max(...open.map(({ toMs }) => toMs)) }
  const untilMs = Math.min(...around.map(({ fromMs }) => fromMs).filter((fromMs) => fromMs > nowMs))
  return { phase: untilMs < addDays(today, 1) ? 'READY' : 'END', untilMs }
}

/** Equal for two moments in the same phase of the same day; '' if the hours are not times of day. */
export const phaseWindowKey = (windows: ClaimHours['windows'], nowMs: number): string => {
  if (!windows) return ''
  const { phase, untilMs } = phaseWindowAt(windows, nowMs)
  return `${phase} ${untilMs}`
}

/**
 * The phase that the page shows. The server may open at other hours than those in its rules, so its answer counts in
 * the window in which it was sent. In the next window that answer is old, and the clock decides until the refetch.
 * Times are epoch ms by the server's clock. Undefined if neither answer nor clock decides.
 */
export function phaseNow(
  windows: ClaimHours['windows'],
  sentPhase: RedPacketPhase | undefined,
  saidAtMs: number,
  nowMs: number,
): RedPacketPhase | undefined {
  if (!windows) return sentPhase
  return sentPhase !== undefined && phaseWindowKey(windows, saidAtMs) === phaseWindowKey(windows, nowMs)
    ? sentPhase
    : phaseWindowAt(windows, nowMs).phase
}
