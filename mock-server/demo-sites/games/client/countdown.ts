import type { Page } from './view.ts'

/** Whole seconds until a moment of the mock backend's clock, never below 0. */
export const secondsUntil = (momentMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((momentMs - nowMs) / 1_000))

/** `5 秒后开牌`; empty without an open bet. */
export const countdown = (bet: { dueAt: number } | undefined, page: Page, what: string): string =>
  bet ? `${secondsUntil(bet.dueAt, page.now())} 秒后${what}` : ''
