import { type App, expect } from '../support/test.ts'
import { askedFor } from './books.ts'

/**
 * A poll is due so long after the last answer, which comes by the network and not by the phone's clock: where it came
 * late, the clock has further to run. In small steps: 30 s more, and a request under way has run out of its time.
 */
const STEP_MS = 5_000
const LOOK_MS = 100

/** Lets the phone's clock run for the time between two polls, and on until the house has been asked `more` times more, at the least. */
export async function pollsOf(
  { page, mock }: App,
  call: string,
  everyMs: number,
  more: number,
): Promise<void> {
  const { all } = await askedFor(mock, call)
  for (let times = 1; times <= more; times += 1) {
    await page.clock.runFor(everyMs)
    await expect
      .poll(
        async () => {
          const now = (await askedFor(mock, call)).all
          if (now < all + times) await page.clock.runFor(Math.min(everyMs / 4, STEP_MS))
          return now
        },
        { intervals: [LOOK_MS] },
      )
      .toBeGreaterThanOrEqual(all + times)
  }
}
