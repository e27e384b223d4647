import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, preview } from 'vite'

const repo = join(import.meta.dirname, '../../..')

/** Compressing two megabytes at every start of the app would take a tenth of a test’s time. */
const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
}

/** Serves the demo build for the whole run, as any plain host would; its address is in E2E_DEMO_URL. */
// biome-ignore lint/style/noDefaultExport: Playwright's global setup is a default export.
export default async function serveDemo(): Promise<() => Promise<void>> {
  if (!existsSync(join(repo, 'dist-demo/index.html'))) {
    throw new Error('dist-demo/ is not built: npm run build:demo')
  }
  const server = await preview({
    configFile: join(repo, 'vite.config.ts'),
    mode: 'demo',
    logLevel: 'warn',
    plugins: [uncompressed],
    preview: { port: 0 },
  })
  process.env.E2E_DEMO_URL = server.resolvedUrls?.local[0]
  return () => server.close()
}
