import type { Locator, Page } from '@playwright/test'
import { type AppFixture, expect } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'
import { requestsFor } from './books.ts'

/**
 * A poll is due some time after the last answer. Answers arrive in real time and not by the page’s clock, so after a
 * late one the clock must run further. The steps are small, because 30 s during a request are its timeout.
 */
const STEP_MS = 1_000
/** `expect.poll` runs the clock one step further at each interval. */
export const STEPS = { intervals: [100], ...OWN_TIME }
/** The most steps to run: a poll that comes later is not the one that the test waits for. */
const MOST_STEPS = 60

/** Each call of the returned function runs the page's clock by one step, at most `MOST_STEPS` times. */
function stepsOf(page: Page, ms = STEP_MS): () => Promise<void> {
  let stepsLeft = MOST_STEPS
  return async () => {
    if (stepsLeft === 0) return
    stepsLeft -= 1
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
 * Runs the page’s clock until a poll has made this visible. For polls that stop once they find an end: the one that
 * finds it may come before a test could count it.
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
