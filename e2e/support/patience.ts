import type { BrowserContext, Page } from '@playwright/test'

/**
 * Gives a limit of the product more time, where a busy machine would reach it before the test has acted or looked: in every
 * page that is loaded from now on each timer of `ms` takes `insteadMs`. With `saying`: those alone in whose code this stands.
 */
export const lengthenTimers = (where: Page | BrowserContext, ms: number, insteadMs: number, saying = '') =>
  where.addInitScript(
    ([from, to, words]) => {
      const { setTimeout } = window
      const patient = (act: () => void, after?: number, ...given: unknown[]) =>
        setTimeout(act, after === from && String(act).includes(words) ? to : after, ...given)
      window.setTimeout = patient as typeof setTimeout
    },
    [ms, insteadMs, saying] as const,
  )

/** A demo whose database takes 3 s to open begins a new world in memory, and loses the one of the page before. */
export const openDatabaseHoweverSlow = (context: BrowserContext) =>
  lengthenTimers(context, 3_000, 30_000, 'no database in time')
