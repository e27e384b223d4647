import { test } from '../support/test.ts'
import { ACTIONS } from './actions.ts'
import { browserDriver } from './browser-driver.ts'
import { ME } from './case.ts'
import { BROWSER_FAULTS, SAMPLED_FAULTS } from './faults.ts'
import type { MoneyAction } from './money-action.ts'
import { countsOf } from './world.ts'

// One page after the other in the same context, which Playwright empties between tests: 42 starts without compiling
// the app anew. Every case builds its own world, and none leaves permissions or a network state behind.
test.use({ reuseContext: true })

/** One of each kind: an order, a move between wallets, and a form with a password. */
const SAMPLE = ['deposit by bank', 'transfer in', 'withdrawal to a bank card']
const isSampled = ({ name }: MoneyAction) => SAMPLE.includes(name)

for (const action of ACTIONS) {
  const faults = { ...BROWSER_FAULTS, ...(isSampled(action) && SAMPLED_FAULTS) }
  test.describe(action.name, () => {
    for (const [name, fault] of Object.entries(faults)) {
      test(name, async ({ app, page, context, problems }) => {
        problems.allow(/Failed to load resource/)
        const driver = browserDriver(page)
        await app.open(action.open)
        await action.ready(driver)
        await fault({ action, app, page, driver, context, before: await countsOf(app.mock, ME) })
      })
    }
  })
}
