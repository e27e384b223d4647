import { defineConfig } from '@playwright/test'
import type { Backend } from '../support/test.ts'
import { ENGINES, isFetched, launchOptionsOf } from './engines.ts'

const BACKENDS: readonly Backend[] = ['production', 'demo']
/** The first version that plays. */
const FLOOR = 99

/** Each engine that has been fetched, with both builds; `npm run test:floor` fetches and builds first. */
export default defineConfig<object, { backend: Backend }>({
  testDir: '.',
  outputDir: '../.results/floor',
  globalSetup: '../support/servers/serve-demo.ts',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: ENGINES.filter(isFetched).flatMap((engine) =>
    BACKENDS.map((backend) => ({
      name: `chromium-${engine.version} ${backend}`,
      testMatch: engine.version < FLOOR ? 'below.spec.ts' : 'floor.spec.ts',
      use: { backend, launchOptions: launchOptionsOf(engine) },
    })),
  ),
})
