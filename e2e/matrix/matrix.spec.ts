import { setOffline } from '../support/servers/network.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { ACTIONS } from './actions.ts'
import { browserDriver } from './browser-driver.ts'
import { expectEffect, ME, requestCount, tap } from './case.ts'
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

for (const action of ACTIONS.filter(isSampled)) {
  test(`${action.name}: offline tap`, { tag: '@production' }, async ({ app, page, context, problems }) => {
    problems.allow(/Failed to load resource/)
    const driver = browserDriver(page)
    await app.open(action.open)
    await action.ready(driver)
    const one = { action, app, page, driver, context, before: await countsOf(app.mock, ME) }
    const was = await requestCount(one)
    await setOffline(page, true)
    await tap(one)
    await expectToast(page, '网络已断开，请检查网络后再试')
    await setOffline(page, false)
    await expectEffect(one, 0)
    expect(await requestCount(one)).toBe(was)
  })
}
