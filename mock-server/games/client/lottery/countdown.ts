import type { Page } from '../page/view.ts'

/** Whole seconds until a moment of the mock backend's clock, never below 0. */
export const secondsUntil = (momentMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((momentMs - nowMs) / 1_000))

/** `5 秒后开牌`, and `正在开牌…` from that moment on; empty without an open bet. */
export function countdown(bet: { dueAt: number } | undefined, page: Page, what: string): string {
  if (!bet) return ''
  const seconds = secondsUntil(bet.dueAt, page.now())
  return seconds > 0 ? `${seconds} 秒后${what}` : `正在${what}…`
}
