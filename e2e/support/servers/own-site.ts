import { test } from '../test.ts'
import { deployed } from './deployed.ts'

type Site = Awaited<ReturnType<typeof deployed>>

/** Call it in a `describe`: each of its tests gets its own site, where workers are allowed. See `deployed`. */
export function ownSite(): () => Site {
  let site: Site
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(async ({ problems }) => {
    site = await deployed()
    problems.allow(new RegExp(`^foreign request: ${site.url}`))
  })
  test.afterEach(async ({ context }) => {
    // Before the site stops, and once pages are idle: a page that closes while loading logs errors.
    await Promise.all(
      context.pages().map(async (open) => {
        await open.waitForLoadState('networkidle')
        await open.close()
      }),
    )
    await site.stop()
  })
  return () => site
}
