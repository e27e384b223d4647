import { defineConfig, type Project } from '@playwright/test'
import whole from './playwright.config.ts'
import type { Backend } from './support/test.ts'

const { projects = [], testIgnore, ...shared } = whole

const only = (name: string, more: Partial<Project>) =>
  projects.filter((project) => project.name === name).map((project) => ({ ...project, ...more }))

/** What the demo alone can show: files of its folder, or tests with its tag. */
const DEMO = / demo\/|@demo/

/**
 * The browser tests of `npm test`: files without `.slow.` in their name, each test once, on the production build, whose
 * page costs half of the demo's. On the demo runs what is the demo's own; the rest of it, and `@wide` on the desktop,
 * are in `npm run test:all`.
 */
export default defineConfig<object, { backend: Backend }>({
  ...shared,
  // One worker a core, and one context after the other, which Playwright empties between tests: the app is compiled once.
  workers: 2,
  use: { ...shared.use, reuseContext: true },
  testIgnore: [...[testIgnore ?? []].flat(), '**/*.slow.spec.ts'],
  projects: [
    ...only('production', { grep: /./, grepInvert: [DEMO, /@desktop/] }),
    ...only('phone', { grep: DEMO, grepInvert: /@desktop/ }),
    ...only('desktop', { grep: /@desktop/ }),
  ],
})
