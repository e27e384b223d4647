import { chromium, defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '../support/browser.ts'
import type { Backend } from '../support/test.ts'
import { leftOut } from './not-run.ts'

/**
 * The production build behind nginx, by the configuration of the docs: what is tried of that build elsewhere, and what a host
 * adds. `npm run test:nginx` prepares and runs it.
 */
export default defineConfig<object, { backend: Backend }>({
  testDir: '..',
  outputDir: '../.results/nginx',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    backend: 'front',
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: findChromium(thisMachine(() => chromium.executablePath())),
      // A worker is not registered on a site whose certificate nobody signed.
      args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors'],
    },
  },
  projects: [
    { name: 'nginx', testMatch: 'nginx/*.spec.ts' },
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/floor/**', '**/nginx/**'],
      grep: /@both|@production/,
      grepInvert: leftOut(),
    },
  ],
})
