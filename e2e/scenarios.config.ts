import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** `npm run scenarios`: a small picture of every scenario for the demo's console, into mock-server/console/pictures/. */
export default defineConfig({
  ...tests,
  testMatch: '**/scenarios.pictures.ts',
  outputDir: '.results/scenarios',
  timeout: 60_000,
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === 'phone')
    .map((phone) => ({ ...phone, use: { ...phone.use, colorScheme: 'dark' } })),
})
