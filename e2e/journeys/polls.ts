import { type App, expect } from '../support/test.ts'
import { askedFor } from './books.ts'

/**
 * A poll is due so long after the last answer, which comes by the network and not by the phone's clock: where it came
 * late, the clock has further to run. Steps of a part can bring one poll more, and no two.
 */
const STEPS = 4

/** Lets the phone's clock run for the time between two polls, and on until the house has been asked `more` times more. */
export async function pollsOf(
  { page, house }: App,
  call: string,
  everyMs: number,
  more: number,
): Promise<void> {
  const { all } = await askedFor(house, call)
  for (let times = 1; times <= more; times += 1) {
    await page.clock.runFor(everyMs)
    await expect
      .poll(async () => {
        const now = (await askedFor(house, call)).all
        if (now < all + times) await page.clock.runFor(everyMs / STEPS)
        return now
      })
      .toBe(all + times)
  }
}
