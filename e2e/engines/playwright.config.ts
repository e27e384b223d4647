import { defineConfig, type Project } from '@playwright/test'
import { REPORTERS } from '../support/reporters.ts'
import type { Backend } from '../support/test.ts'
import { ENGINES, type Engine } from './engine.ts'
import { leftOutOf } from './not-run.ts'
import { installWebKitGTK } from './webkit/launch.ts'

// Each worker loads this file before it starts its browser.
installWebKitGTK()

const PHONE = { width: 390, height: 844 }

/** The phone's tests of one engine, on both builds. A test that this way of driving cannot run is left out by name. */
const projectsOf = (engine: Engine): Project<object, { backend: Backend }>[] => {
  const use = { ...ENGINES[engine], viewport: PHONE, hasTouch: true }
  return [
    {
      name: engine,
      grepInvert: [/@production|@desktop|@alone/, ...leftOutOf(engine)],
      use: { ...use, backend: 'demo' },
    },
    {
      name: `${engine}-production`,
      grep: /@both|@production/,
      grepInvert: [/@alone/, ...leftOutOf(`${engine}-production`)],
      use: { ...use, backend: 'production' },
    },
  ]
}

/** The browser tests in engines that are not Chromium; `npm run test:engines` prepares the machine and runs them. */
export default defineConfig<object, { backend: Backend }>({
  testDir: '..',
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/matrix/**', '**/floor/**', '**/nginx/**'],
  outputDir: '../.results/engines',
  globalSetup: '../support/servers/serve-demo.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // An engine starts slowly, and WebKit for each test anew.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: REPORTERS,
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [...projectsOf('firefox'), ...projectsOf('webkit')],
})
