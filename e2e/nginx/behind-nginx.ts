import type { Request } from '@playwright/test'
import { test as base, expect } from '../support/test.ts'
import type { Front } from './front.ts'

/** How often in a row, a tenth of a second apart, the page has no request under way before a release is replaced. */
const QUIET_LOOKS = 5

type PageFixtures = {
  /**
   * `front.deploy` while this page asks for nothing. What Chromium begins in the milliseconds in which nginx ends its connection
   * fails unsent (docs/production.md#a-new-version-and-the-way-back), with an error in the console.
   */
  deployAtRest: Front['deploy']
}

/** Playwright's test of this folder: with the nginx that the app of this worker is behind. */
export const test = base.extend<PageFixtures, { front: Front }>({
  deployAtRest: async ({ front, page }, use) => {
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    await use(async (release) => {
      let looks = 0
      const look = () => {
        looks = underWay.size === 0 ? looks + 1 : 0
        return looks
      }
      await expect.poll(look, { intervals: [100] }).toBe(QUIET_LOOKS)
      await front.deploy(release)
    })
  },
  front: [
    async ({ running }, use) => {
      if (!running || !('deploy' in running)) throw new Error('these tests are for the build behind nginx')
      await use(running as Front)
    },
    { scope: 'worker' },
  ],
})
