import { DEMO } from '#house/scenarios/personas.ts'
import { closeWelcome } from '../journeys/home.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { addressesOf, ROUTES } from './addresses.ts'
import { show } from './show.ts'

/** Scans of a second each, where nothing else runs. */
test.describe.configure({ timeout: 60_000 })

for (const [who, other, opening] of [
  ['a visitor', 'member', { scenario: 'visitor' }],
  ['a member', 'visitor', { scenario: 'demo', as: DEMO }],
] as const) {
  for (const route of ROUTES.filter((one) => one.who !== other)) {
    test(`axe finds nothing on ${route.path} of ${who}`, { tag: '@wide' }, async ({ app, page }) => {
      await app.open({ ...opening, path: addressesOf(route)[0] ?? route.path })
      if (route.path === '/') await closeWelcome(page)
      const found: string[] = []
      for (const address of addressesOf(route)) {
        await show(page, address, route.leadsTo)
        found.push(...(await flawsInThemes(page, address)))
      }
      expect(found).toEqual([])
    })
  }
}
