import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { writePage } from '#pacts/reader/page.ts'
import { bundleConsole, CONSOLE_SCRIPT } from '../mock-server/control/console-script.ts'

const repo = join(import.meta.dirname, '..')
const root = join(repo, 'src')

/**
 * `npm run build:demo`: the app and the games' page, each as one file that includes the mock backend.
 * So the demo opens from disk by a double click, and needs no server later. Beside them the console's script, which the
 * app loads when somebody opens the console, and the contract for people, which no page of the demo loads: who wants it
 * opens contract/index.html.
 */
for (const [at, page] of readdirSync(root)
  .filter((name) => name.endsWith('.html'))
  .entries()) {
  await build({
    configFile: join(repo, 'vite.config.ts'),
    mode: 'demo',
    build: { emptyOutDir: at === 0, rolldownOptions: { input: join(root, page) } },
  })
}
writeFileSync(join(repo, 'dist-demo', CONSOLE_SCRIPT), await bundleConsole())
await writePage(join(repo, 'dist-demo/contract/index.html'))
