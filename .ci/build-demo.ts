import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { writePage } from '#pacts/reader/page.ts'
import { bundleConsole, CONSOLE_SCRIPT } from '../mock-server/control/http/console-script.ts'
import { BadBrand, brandOfFile } from './demo/brand-file.ts'
import { brandedShell, brandStillPages } from './demo/brand-pages.ts'
import { handOverFiles } from './demo/hand-over.ts'
import { makeInstallable } from './demo/offline.ts'
import { oneFile } from './demo/one-file/build.ts'
import { BadOptions, demoOptions } from './demo/options.ts'
import { markStillPage } from './demo/still-mark.ts'
import { zipOf } from './demo/zip.ts'

const repo = join(import.meta.dirname, '..')
const root = join(repo, 'src')
const dist = join(repo, 'dist-demo')
/** The HTML pages that run scripts. Each is built on its own. */
const pages = readdirSync(root).filter((name) => name.endsWith('.html'))

/**
 * `npm run build:demo`: the app and the games' page, each as one file that includes the mock backend. The demo opens
 * from disk by a double click and needs no server. Two files are separate: the console's script, which the app loads
 * when somebody opens the console, and the contract for people (contract/index.html), which no page loads. `--brand
 * FILE` applies a client's name, logo, colours, links and currency words. `--zip` packs the demo for handing over, with
 * start files for a double click. `--one-file` also writes it as one HTML file.
 */
async function buildDemo(brand: Brand | undefined): Promise<void> {
  for (const [at, page] of pages.entries()) await buildPage(brand, page, { build: { emptyOutDir: at === 0 } })
  writeFileSync(join(dist, CONSOLE_SCRIPT), await bundleConsole())
  await writePage(join(dist, 'contract/index.html'))
  if (brand) brandStillPages(dist, brand)
  markStillPage(dist)
  // This runs last, because its list names every file with its bytes.
  await makeInstallable(dist, brand, join(root, 'sw/demo-worker.ts'))
}

const buildPage = (brand: Brand | undefined, page: string, more: InlineConfig) =>
  build(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        configFile: join(repo, 'vite.config.ts'),
        mode: 'demo',
        plugins: brand ? [brandedShell(brand)] : [],
        define: { 'import.meta.env.VITE_DEMO_BRAND': JSON.stringify(brand ? JSON.stringify(brand) : '') },
        build: { rolldownOptions: { input: join(root, page) } },
      },
      more,
    ),
  )

try {
  const { brand: file, zip, oneFile: isOneFile } = demoOptions(process.argv.slice(2))
  const brand = file === undefined ? undefined : brandOfFile(file)
  const name = brand?.name ?? '云舟'
  await buildDemo(brand)
  if (zip) {
    const archive = join(repo, 'demo.zip')
    writeFileSync(archive, zipOf(handOverFiles(dist, name)))
    console.log(`\n${archive}`)
  }
  if (isOneFile) {
    const file = join(repo, 'demo.html')
    writeFileSync(file, await oneFile(dist, name, pages, (page, more) => buildPage(brand, page, more)))
    console.log(`\n${file}`)
  }
} catch (error) {
  if (!(error instanceof BadBrand || error instanceof BadOptions)) throw error
  console.error(error.message)
  process.exitCode = 2
}
