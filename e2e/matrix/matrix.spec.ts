import { shownToast } from '../journeys/entry.ts'
import { expect, test } from '../support/test.ts'
import { ACTIONS } from './actions.ts'
import { expectEffect, ME, requestCount, tap } from './case.ts'
import { MONEY_FAULTS } from './faults.ts'
import { countsOf } from './world.ts'

// One page after the other in the same context, which Playwright empties between tests: 210 starts without compiling
// the app anew. Every case builds its own world, and none leaves permissions or a network state behind.
test.use({ reuseContext: true })

const OFFLINE = '网络已断开，请检查网络后再试'

for (const action of ACTIONS) {
  test.describe(action.name, () => {
    for (const [name, fault] of Object.entries(MONEY_FAULTS)) {
      test(name, async ({ app, page, context, backend, problems }) => {
        problems.allow(/Failed to load resource/)
        await app.open(action.open)
        await action.ready(page)
        await fault({ action, app, page, context, backend, before: await countsOf(app.mock, ME) })
      })
    }
    test('offline tap', { tag: '@production' }, async ({ app, page, context, backend, problems }) => {
      problems.allow(/Failed to load resource/)
      await app.open(action.open)
      await action.ready(page)
      const one = { action, app, page, context, backend, before: await countsOf(app.mock, ME) }
      const was = await requestCount(one)
      await context.setOffline(true)
      await tap(one)
      await expect(shownToast(page)).toHaveText(OFFLINE)
      await context.setOffline(false)
      await expectEffect(one, 0)
      expect(await requestCount(one)).toBe(was)
    })
  })
}
