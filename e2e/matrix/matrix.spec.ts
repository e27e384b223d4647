import { setOffline } from '../support/servers/network.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { ACTIONS } from './actions.ts'
import { browserDriver } from './browser-driver.ts'
import { expectEffect, ME, requestCount, tap } from './case.ts'
import { countsOf } from './world.ts'

test.use({ reuseContext: true })

for (const action of ACTIONS) {
  test(`${action.name}: offline tap`, { tag: '@production' }, async ({ app, page, context, problems }) => {
    problems.allow(/Failed to load resource/)
    const driver = browserDriver(page)
    await app.open(action.open)
    await action.ready(driver)
    const matrixCase = { action, app, page, driver, context, before: await countsOf(app.mock, ME) }
    const sentBefore = await requestCount(matrixCase)
    await setOffline(page, true)
    await tap(matrixCase)
    await expectToast(page, '网络已断开，请检查网络后再试')
    await setOffline(page, false)
    await expectEffect(matrixCase, 0)
    expect(await requestCount(matrixCase)).toBe(sentBefore)
  })
}
