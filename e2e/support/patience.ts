import type { BrowserContext, Page } from '@playwright/test'

/**
 * Gives a limit of the product more time, where a busy machine would reach it before the test has acted or looked: in every
 * page that is loaded from now on each timer of `ms` takes `insteadMs`.
 */
export const lengthenTimers = (page: Page, ms: number, insteadMs: number) =>
  page.addInitScript(
    ([from, to]) => {
      const { setTimeout } = window
      const patient = (act: () => void, after?: number, ...given: unknown[]) =>
        setTimeout(act, after === from ? to : after, ...given)
      window.setTimeout = patient as typeof setTimeout
    },
    [ms, insteadMs] as const,
  )

/** A demo whose database takes 3 s to open begins a new world in memory, and loses the one of the page before. */
export const openDatabaseHoweverSlow = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout } = window
    const patient = (act: () => void, after?: number, ...given: unknown[]) =>
      setTimeout(act, String(act).includes('no database in time') ? 30_000 : after, ...given)
    window.setTimeout = patient as typeof setTimeout
  })
