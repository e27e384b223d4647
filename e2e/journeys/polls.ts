import type { Locator, Page } from '@playwright/test'
import { type AppFixture, expect } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'
import { requestsFor } from './books.ts'

/**
 * A poll is due some time after the last answer, which arrives by real time and not by the page’s clock. After a late
 * answer the clock has to run further. The steps are small: during a request, 30 s of them would be its timeout.
 */
const STEP_MS = 1_000
/** How often a poll of the test runs the clock one step further, and for how long. */
export const STEPS = { intervals: [100], ...OWN_TIME }
/** The page's time is bounded by itself: a poll that comes later than this is not the poll that was waited for. */
const MOST_STEPS = 60

/** Runs the page's clock by one small step each time, until it has run all of them. */
function stepsOf(page: Page, ms = STEP_MS): () => Promise<void> {
  let left = MOST_STEPS
  return async () => {
    if (left === 0) return
    left -= 1
    await page.clock.runFor(ms)
  }
}

/** Runs the page’s clock until the mock backend has received at least `more` further polls. */
export async function pollsOf(
  { page, mock }: AppFixture,
  call: string,
  everyMs: number,
  more: number,
): Promise<void> {
  const { all } = await requestsFor(mock, call)
  for (let times = 1; times <= more; times += 1) {
    await page.clock.runFor(everyMs)
    const step = stepsOf(page, Math.min(everyMs / 4, STEP_MS))
    await expect
      .poll(async () => {
        const now = (await requestsFor(mock, call)).all
        if (now < all + times) await step()
        return now
      }, STEPS)
      .toBeGreaterThanOrEqual(all + times)
  }
}

/**
 * Runs the page’s clock until a poll has made this visible. For polls that find an end: they stop with it, and the one that
 * finds it may come before anything could be counted.
 */
export const pollsUntil = (page: Page, found: Locator): Promise<void> => {
  const step = stepsOf(page)
  return expect
    .poll(async () => {
      await step()
      return found.isVisible()
    }, STEPS)
    .toBe(true)
}
