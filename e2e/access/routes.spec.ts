import { DEMO } from '#mock/scenarios/personas.ts'
import { closeWelcome } from '../journeys/home.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { addressesOf, ROUTES } from './addresses.ts'
import { show } from './show.ts'
import { stolenTaps } from './stolen-taps.ts'

/** Each scan takes a second on an idle machine. */
test.describe.configure({ timeout: 90_000 })

/** Routes that share one start of the app, which takes as long as a scan. */
const AT_ONCE = 6

for (const [who, other, opening] of [
  ['a visitor', 'member', { scenario: 'visitor' }],
  ['a member', 'visitor', { scenario: 'demo', as: DEMO }],
] as const) {
  const routes = ROUTES.filter((one) => one.who !== other)
  for (let from = 0; from < routes.length; from += AT_ONCE) {
    const some = routes.slice(from, from + AT_ONCE)
    const names = some.map(({ path }) => path).join(' ')
    test(`axe finds nothing, and no control takes another’s taps, as ${who}, on ${names}`, async ({
      app,
      page,
    }) => {
      await app.open(opening)
      await closeWelcome(page)
      const found: string[] = []
      for (const route of some) {
        for (const address of addressesOf(route)) {
          await show(page, address, route.leadsTo)
          found.push(...(await stolenTaps(page)).map((what) => `${address}: ${what}`))
          found.push(...(await flawsInThemes(page, address)))
        }
      }
      expect(found).toEqual([])
    })
  }
}

test('axe finds nothing on a desktop, where the same screens stand in a frame', { tag: '@desktop' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  const found: string[] = []
  for (const address of ['/', '/mine', '/recharge', '/transRecord']) {
    await show(page, address)
    found.push(...(await flawsInThemes(page, address)))
  }
  expect(found).toEqual([])
})
