import type { PlaywrightWorkerOptions } from '@playwright/test'

export type Engine = 'firefox' | 'webkit'

/** How Playwright starts each engine. */
export const ENGINES: Record<Engine, Partial<PlaywrightWorkerOptions>> = {
  firefox: {
    browserName: 'firefox',
    launchOptions: {
      channel: 'moz-firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // Colour scheme and motion are set from Firefox's own side: `firefox-media.ts`.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // As `reducedMotion` of the other configuration.
        'ui.prefersReducedMotion': 1,
        // A phone's scrollbars take no room.
        'ui.useOverlayScrollbars': 1,
      },
    },
  },
  webkit: { browserName: 'webkit' },
}
