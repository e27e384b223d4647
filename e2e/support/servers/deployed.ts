import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { startMock } from './mock.ts'

const BUILD = join(import.meta.dirname, '../../../dist')
const marked = (html: string) => html.replace('<html ', '<html data-release="2" ')
const hash = (name: 'sha256' | 'sha384', text: string) => createHash(name).update(text)

const LISTED = /\{"url":"(assets\/[^"]+)","revision":null\},/g

/**
 * A copy of the build on its own origin, so that a newer version can replace it. Its worker stores only the page and
 * the files that it names, not two hundred files.
 */
export async function deployed() {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const put = () => {
    cpSync(BUILD, folder, { recursive: true })
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    edit('worker.js', (text) => text.replace(LISTED, (entry, url) => (html.includes(url) ? entry : '')))
    // Gives a page more time to answer whether its version has started.
    edit('worker.js', (text) => text.replace('=3e3', '=15e3'))
  }
  const edit = (name: string, change: (text: string) => string) => {
    const previous = readFileSync(join(folder, name), 'utf8')
    const is = change(previous)
    if (is === previous) throw new Error(`nothing to change in ${name}`)
    writeFileSync(join(folder, name), is)
    return is
  }
  put()
  const running = await startMock(folder)
  const mock = controlOverHttp(running.url)
  await mock.scenario({ name: 'member-with-money' })
  /** Replaces only the page, as for a phone that reads files while they are being replaced. */
  const releasePage = (change: (html: string) => string = (html) => html) =>
    edit('index.html', (html) => change(marked(html)))
  const release = (change?: (html: string) => string) => {
    const html = releasePage(change)
    edit('worker.js', (text) =>
      text
        .replace(/("index\.html",\s*"?revision"?:\s*")\w+/, `$1${hash('sha256', html).digest('hex')}`)
        .replace(/("?integrity"?:\s*"sha384-)[^"]+/, `$1${hash('sha384', html).digest('base64')}`),
    )
  }
  return {
    url: `${running.url}/`,
    mock,
    releasePage,
    /** A deploy: another page, which `change` may edit, and a worker that lists it. */
    release,
    /** A deploy whose page loads this code as the app's first file. */
    releaseBroken: (code: string, { integrity = hash('sha384', code).digest('base64') } = {}) => {
      const file = 'assets/index-broken00.js'
      writeFileSync(join(folder, file), code)
      const entry = /integrity="[^"]+" src="\.\/(assets\/index-[\w-]{8}\.js)"/
      const name = entry.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1]
      if (!name) throw new Error('the page loads no index-*.js')
      release((html) => html.replace(entry, `integrity="sha384-${integrity}" src="./${file}"`))
      edit('worker.js', (text) => text.replace(name, file))
    },
    /** Replaces the build's worker. */
    releaseWorker: (text: string) => writeFileSync(join(folder, 'worker.js'), text),
    /** Restores the files of the build. */
    goBack: put,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The mark of the release that this page belongs to; none for the build itself. */
export const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.release)
