import { test as base } from '../support/test.ts'
import type { Front } from './front.ts'

/** Playwright's test of this folder: with the nginx that the app of this worker is behind. */
export const test = base.extend<object, { front: Front }>({
  front: [
    async ({ running }, use) => {
      if (!running || !('deploy' in running)) throw new Error('these tests are for the build behind nginx')
      await use(running as Front)
    },
    { scope: 'worker' },
  ],
})
