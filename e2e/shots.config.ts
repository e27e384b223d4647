import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** `npm run shots`: a picture of every screen in its main states, and a contact sheet, into e2e/shots/. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.shots.ts',
  outputDir: '.results/shots',
  globalTeardown: './support/contact-sheet.ts',
  timeout: 60_000,
  use: { ...tests.use, trace: 'off' },
  projects: (['dark', 'light'] as const).flatMap((colorScheme) =>
    (tests.projects ?? [])
      .filter(({ name }) => name === 'phone' || name === 'desktop')
      .map((project) => ({
        ...project,
        name: `${project.name}-${colorScheme}`,
        use: { ...project.use, colorScheme },
      })),
  ),
})
