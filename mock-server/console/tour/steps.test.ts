import { expect, test } from 'vitest'
import { isPath } from '#src/app/routing/paths.ts'
import { testMock } from '../../testing/test-mock.ts'
import { DESK, GAME, numbersOf, STEPS, VENUE } from './steps.ts'

test('each step begins on a page of the app or in the back office, and its path is of that page', () => {
  for (const { title, pages, path } of STEPS) {
    for (const page of pages)
      expect([title, page === DESK || page === GAME || isPath(page)]).toEqual([title, true])
    if (path !== undefined) expect(path.replace(/\?.*/, '')).toBe(pages[0])
  }
})

test('each step says in two short lines what to do and why', () => {
  for (const { what, why } of STEPS) {
    for (const line of [what, why]) {
      expect(line.length).toBeLessThanOrEqual(48)
      expect(line).toMatch(/。$/)
    }
  }
})

test('the tour’s venue is of the demo, and its member may withdraw once the tour’s round is played', async () => {
  const { control } = await testMock('demo')
  const view = await control.read()
  expect(view.venues).toContainEqual({ plat: VENUE.plat, name: VENUE.name, open: true })
  expect(view.members.find(({ username }) => username === 'demo888')?.wageringLeft).toBe(0)
  expect(numbersOf(view).inVenue).toBeGreaterThan(0)
})
