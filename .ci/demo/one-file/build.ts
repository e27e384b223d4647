import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { bundleConsole, CONSOLE_SCRIPT } from '../../../mock-server/control/http/console-script.ts'
import { allowing, packed } from './pack.ts'

/** The pages that run no script, and the contract, stand in the folder as they do in the file. */
const STILL = ['site.html', 'kf.html', 'contract/index.html']
/** What leads from them to the app. */
const TO_APP = /\.\/index\.html(?=#)/g

/** Builds a page of the demo, the last options over those of the folder's build. */
export type BuildPage = (page: string, more: InlineConfig) => Promise<unknown>

/**
 * The demo in one HTML file, out of a finished folder: its pages built again, so that their addresses lead into the file
 * itself (mock-server/demo-sites/pages.ts), the captcha's pictures as data, and all else as text that nothing runs.
 */
export async function oneFile(
  folder: string,
  name: string,
  scripted: readonly string[],
  buildPage: BuildPage,
): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'one-file-'))
  try {
    const define = {
      DEMO_IN_ONE_FILE: 'true',
      'import.meta.env.BASE_URL': '"?page="',
      'import.meta.env.VITE_DEMO_CAPTCHAS': JSON.stringify(captchas(join(folder, 'captcha'))),
    }
    for (const page of scripted)
      await buildPage(page, { define, build: { outDir: work, emptyOutDir: false, copyPublicDir: false } })
    const script = await bundleConsole({ inOneFile: true })
    return packed(name, [
      ...scripted.map((page) => ({
        name: page,
        text: allowing(readFileSync(join(work, page), 'utf8'), script),
      })),
      ...STILL.map((page) => ({
        name: page,
        text: readFileSync(join(folder, page), 'utf8').replace(TO_APP, '?'),
      })),
      { name: CONSOLE_SCRIPT, text: script },
    ])
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** The pictures by id. Each still ends as its path would, by which the tour's presenter and the tests know it. */
function captchas(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.svg'),
      `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, file), 'utf8'))}#captcha/${file}`,
    ]),
  )
}
