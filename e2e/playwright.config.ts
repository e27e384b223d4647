import { chromium, defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from './support/browser.ts'
import { REPORTERS } from './support/reporters.ts'
import type { Backend } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

const touch = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/**
 * Tags decide where a test runs. Without one: in the demo build on a phone. `@both`: there, and in the production build
 * against the mock backend over HTTP. `@production`: only in the latter. `@wide`: on phone and desktop. `@desktop`:
 * only on the desktop. `@alone`: measures a time, so it runs apart from all others (`npm run test:all`). `npm run test:e2e` builds first.
 */
export default defineConfig<object, { backend: Backend }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Tests of old Chromium and behind nginx, with configurations of their own.
  testIgnore: ['**/floor/**', '**/nginx/**'],
  outputDir: '.results',
  globalSetup: './support/servers/serve-demo.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two per core: a test waits for its screen more than it computes.
  workers: 4,
  // Against a test that hangs, not one that is slow: on a machine with other work a test takes several times as long.
  timeout: 60_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 7_000 },
  reporter: REPORTERS,
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Only the tests of the worker allow it: elsewhere a cached file would hide a response that a test changes.
    serviceWorkers: 'block',
    // Traces cost a quarter of the run: `-- --trace on` makes them when a failure is investigated.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(thisMachine(() => chromium.executablePath())),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@production|@desktop/, use: { ...touch, backend: 'demo' } },
    { name: 'production', grep: /@both|@production/, use: { ...touch, backend: 'production' } },
    { name: 'desktop', grep: /@wide|@desktop/, use: { viewport: DESKTOP, backend: 'demo' } },
  ],
})
