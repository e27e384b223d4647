import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lengthens a time limit of the app that a busy machine would reach before the test has acted. In every page loaded
 * from now on, each timer of `ms` takes `insteadMs`; with `saying`, only timers whose callback contains this text.
 */
export const lengthenTimers = (where: Page | BrowserContext, ms: number, insteadMs: number, saying = '') =>
  where.addInitScript(
    ([from, to, words]) => {
      const { setTimeout } = window
      const patient = (act: () => void, after?: number, ...args: unknown[]) =>
        setTimeout(act, after === from && String(act).includes(words) ? to : after, ...args)
      window.setTimeout = patient as typeof setTimeout
    },
    [ms, insteadMs, saying] as const,
  )

/** When its database takes 3 s to open, a demo starts a new world in memory and loses that of the previous page. */
export const openDatabaseHoweverSlow = (context: BrowserContext) =>
  lengthenTimers(context, 3_000, 30_000, 'no database in time')
