import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { PROVIDERS } from '../../contracts/wire/game-codes.ts'
import { VENUES } from '../../mock-server/data/venues.ts'

const CODES = fileURLToPath(new URL('../../contracts/wire/game-codes.ts', import.meta.url))
const IN_DEMO = '\0demo-names'

/** The tabs of /concise, with the names that the mock backend gives these venues. */
export const demoProviders = PROVIDERS.map(({ code }) => {
  const venue = VENUES.find(({ platname }) => platname === code)
  if (!venue) throw new Error(`the mock backend has no venue ${code}`)
  return { code, label: venue.name }
})

/**
 * Gives the demo's app invented suppliers. The specification labels these tabs with names of real ones: a real backend
 * has them, a demo that is handed to clients must not. A production build pays nothing for it.
 */
export const demoNames = (app: string): Plugin => ({
  name: 'demo-names',
  enforce: 'pre',
  // Tests of screens read the specification's labels.
  apply: () => !process.env.VITEST,
  resolveId: (source, importer) =>
    source === '#contracts/wire/game-codes.ts' && importer?.startsWith(app) ? IN_DEMO : undefined,
  load: (id) =>
    id === IN_DEMO
      ? `export * from ${JSON.stringify(CODES)}\nexport const PROVIDERS = ${JSON.stringify(demoProviders)}`
      : undefined,
})
