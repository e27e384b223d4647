import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { bundleConsole, CONSOLE_SCRIPT } from '../../../mock-server/control/http/console-script.ts'
import { allowing, packed } from './pack.ts'

/** The pages that run no script, and the contract. They are the same in the folder and in the one file. */
const STILL = ['site.html', 'kf.html', 'contract/index.html']
/** The links from these pages to the app. */
const TO_APP = /\.\/index\.html(?=#)/g

/** Builds a page of the demo. The last options override those of the folder's build. */
export type BuildPage = (page: string, more: InlineConfig) => Promise<unknown>

/**
 * The demo in one HTML file, made from a finished folder. Its pages are built again, so that their addresses lead into
 * the file itself (mock-server/demo-sites/pages.ts). The captcha's pictures become data, and all other parts become
 * text that nothing runs.
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

/**
 * The pictures by id. Each address still ends like the path, because the tour's presenter and the tests recognise it by
 * that.
 */
function captchas(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.svg'),
      `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, file), 'utf8'))}#captcha/${file}`,
    ]),
  )
}
