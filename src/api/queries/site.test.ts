import { expect, test, vi } from 'vitest'
import { closedInfo } from './site.ts'

/** The pause of a page that draws this, while the site is closed. */
async function pauseOf(drawn: number) {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(drawn)
  const { watchSite } = await import('./site.ts')
  const state = { data: closedInfo(undefined, '') }
  expect(watchSite({ state })).toBe(watchSite({ state }))
  return watchSite({ state })
}

test('phones poll a closed site every 22.5 to 30 s, each at its own interval', async () => {
  expect(await pauseOf(0)).toBe(30_000)
  expect(await pauseOf(0.5)).toBe(26_250)
  expect(await pauseOf(1)).toBe(22_500)
})
