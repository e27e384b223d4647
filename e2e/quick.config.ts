import { defineConfig, type Project } from '@playwright/test'
import whole from './playwright.config.ts'
import type { Backend } from './support/test.ts'

const { projects = [], testIgnore, ...shared } = whole

const only = (name: string, tags: Pick<Project, 'grep' | 'grepInvert'>) =>
  projects.filter((project) => project.name === name).map((project) => ({ ...project, ...tags }))

/**
 * The browser tests of `npm test`: files without `.slow.` in their name, each test once. What both builds can show runs on
 * the production build, whose page costs half of the demo's; the demo, and `@wide` on the desktop, are in `npm run test:all`.
 */
export default defineConfig<object, { backend: Backend }>({
  ...shared,
  // One worker a core, and one context after the other, which Playwright empties between tests: the app is compiled once.
  workers: 2,
  use: { ...shared.use, reuseContext: true },
  testIgnore: [...[testIgnore ?? []].flat(), '**/*.slow.spec.ts'],
  projects: [
    ...only('production', { grep: /@both|@production/ }),
    ...only('phone', { grepInvert: /@both|@production|@desktop/ }),
    ...only('desktop', { grep: /@desktop/ }),
  ],
})
