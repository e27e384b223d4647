import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'
import { OF_PRODUCTION } from './support/contact-sheet.ts'

/** Both builds are pictured; a light desktop of the production build would add nothing to the dark one. */
const TAKEN = [
  { of: 'phone', look: 'dark', backends: ['demo', 'production'] },
  { of: 'phone', look: 'light', backends: ['demo', 'production'] },
  { of: 'desktop', look: 'dark', backends: ['demo', 'production'] },
  { of: 'desktop', look: 'light', backends: ['demo'] },
] as const

/** `npm run shots`: a picture of every screen in its main states, and a contact sheet, into e2e/shots/. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.shots.ts',
  outputDir: '.results/shots',
  globalTeardown: './support/contact-sheet.ts',
  timeout: 60_000,
  use: { ...tests.use, trace: 'off' },
  projects: TAKEN.flatMap(({ of, look, backends }) =>
    backends.map((backend) => {
      const { use, ...project } = (tests.projects ?? []).find(({ name }) => name === of) ?? {}
      const name = backend === 'production' ? `${of}-${look}${OF_PRODUCTION}` : `${of}-${look}`
      return { ...project, name, use: { ...use, colorScheme: look, backend } }
    }),
  ),
})
