import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { startMock } from '#e2e/support/servers/mock.ts'
import type { ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import type { Options } from './options.ts'
import type { Sites } from './sites.ts'

/** The screen that differs in the second release. */
const CHANGED = /src\/screens\/help\/HelpScreen\.tsx$/
const MOST_KB = 25
const INSTALLED_MS = 60_000
const STEP_MS = 100

type WorkerState = 'active' | 'waiting'

/** Runs in the page. */
const hasWorker = async (state: WorkerState): Promise<boolean> =>
  Boolean((await navigator.serviceWorker.ready)[state])

type Handed = { path: string; bytes: number }

/** What a visit fetches besides the backend's answers and pictures: the first, the second, and the first after a release. */
export async function measureAgain(_sites: Sites, { builds }: Options): Promise<ResultSection[]> {
  const repo = join(import.meta.dirname, '../..')
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  const served = join(folder, 'served')
  await cp(builds[0]?.dist ?? '', served, { recursive: true })
  const next = await nextRelease(repo, join(folder, 'next'))
  const mock = await startMock(served, { scenario: 'demo' })
  const front = await startFront(mock.url)
  try {
    const visits = await inFreshBrowser(async (context) => {
      const visit = async (name: string, until: WorkerState = 'active') => {
        front.take()
        const page = await context.newPage()
        await page.goto(front.url, { waitUntil: 'networkidle' })
        // The worker is registered at the first touch.
        await page.keyboard.press('Escape')
        // A worker is active, or waits, once it has stored all files of its release.
        for (let waitedMs = 0; !(await page.evaluate(hasWorker, until)); waitedMs += STEP_MS) {
          if (waitedMs >= INSTALLED_MS) throw new Error(`${name}: no worker is ${until}`)
          await page.waitForTimeout(STEP_MS)
        }
        await page.waitForLoadState('networkidle')
        await page.close()
        return { name, handed: front.take() }
      }
      const before = [await visit('first visit, with all that it stores'), await visit('second visit')]
      await cp(next, served, { recursive: true, force: true })
      // The first visit after a release runs the old version and fetches the new one beside it.
      return [...before, await visit('first visit after a release of one changed screen', 'waiting')]
    })
    return [sectionOf(visits)]
  } finally {
    await front.stop()
    await mock.stop()
    await rm(folder, { recursive: true })
  }
}

function sectionOf(visits: readonly { name: string; handed: readonly Handed[] }[]): ResultSection {
  return {
    title: 'Coming again',
    description:
      'Bytes of page, scripts and sheets as they leave the server, the service worker included. The release differs in one screen.',
    head: ['visit', 'files', 'kB', 'largest', 'goal'],
    rows: visits.map(({ name, handed }, place) => {
      const kb = handed.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
      const largest = [...handed].sort((a, b) => b.bytes - a.bytes)[0]
      const isRelease = place === visits.length - 1
      return {
        cells: [
          name,
          handed.length,
          kb.toFixed(1),
          largest?.path ?? '-',
          isRelease ? `≤ ${MOST_KB} kB` : '-',
        ],
        isMet: !isRelease || kb <= MOST_KB,
      }
    }),
  }
}

/** A build of this checkout in which one screen has changed. */
async function nextRelease(repo: string, outDir: string): Promise<string> {
  await build({
    configFile: join(repo, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
    plugins: [
      {
        name: 'next-release',
        enforce: 'pre',
        transform: (code, id) => (CHANGED.test(id) ? `${code}\nexport const RELEASE = 2\n` : undefined),
      },
    ],
  })
  return outDir
}

type Front = { url: string; take: () => Handed[]; stop: () => Promise<void> }

/** A server in front of the mock backend that notes what it hands out: no cache can hide a byte from it. */
async function startFront(origin: string): Promise<Front> {
  let handed: Handed[] = []
  const server: Server = createServer((asked, answer) => {
    const onward = request(new URL(asked.url ?? '/', origin), {
      method: asked.method,
      headers: asked.headers,
    })
    onward.on('response', (came) => {
      const path = (asked.url ?? '').replace(/\?.*$/, '')
      const note: Handed = { path, bytes: 0 }
      if (
        /^\/(?:index\.html|worker\.js)?$|\.(?:js|css|html|webmanifest)$/.test(path) &&
        came.statusCode === 200
      )
        handed.push(note)
      came.on('data', (piece: Buffer) => {
        note.bytes += piece.length
      })
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    take: () => {
      const all = handed
      handed = []
      return all
    },
    stop: () => new Promise((ended) => server.close(() => ended())),
  }
}
