import { readdirSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type RunningMock, startMock } from '#e2e/support/servers/mock.ts'
import { inFreshBrowser } from './chromium.ts'
import { storeToken } from './member.ts'
import type { Build } from './options.ts'
import { samePixels } from './same-pixels.ts'

/** A served page that is measured. */
export type ServedBuild = { name: string; url: string }
export type Sites = {
  bare: ServedBuild
  builds: ServedBuild[]
  /** The final document of a build's page, served like it: see `samePixels`. */
  still: (name: string, of: ServedBuild & { token?: string }) => Promise<ServedBuild>
  stop: () => Promise<void>
}

export const BARE = 'bare react'

/**
 * The builds, each with its own mock backend, beside a page of react and react-dom alone. The same Vite builds that
 * page and the same server serves it, so that headers and compression do not differ.
 */
export async function serveAll(builds: readonly Build[], repo: string): Promise<Sites> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-page-'))
  // A copy of the build: its pictures lie beside the pages.
  const stills = await mkdtemp(join(tmpdir(), 'same-pixels-'))
  await cp(builds[0]?.dist ?? '', stills, { recursive: true })
  const running: RunningMock[] = []
  const stop = async () => {
    await Promise.all(running.map((mock) => mock.stop()))
    await rm(folder, { recursive: true })
    await rm(stills, { recursive: true })
  }
  const serve = async (name: string, dist: string, from: string): Promise<ServedBuild> => {
    const mock = await startMock(dist, { from, scenario: 'demo' })
    running.push(mock)
    return { name, url: `${mock.url}/` }
  }
  try {
    await buildBare(folder)
    const bare = await serve(BARE, folder, repo)
    const sites: ServedBuild[] = []
    for (const { name, dist, mock } of builds) sites.push(await serve(name, dist, mock))
    const folders = [folder, ...builds.map(({ dist }) => dist)]
    await Promise.all([bare, ...sites].map(({ url }, n) => warm(url, folders[n] ?? '')))
    for (const { url } of sites) await visit(url)
    const still: Sites['still'] = async (name, of) => {
      const file = `same-${name.replace(/\W+/g, '-')}.html`
      const html = await inFreshBrowser(async (context) => {
        if (of.token !== undefined) await storeToken(context, of.token)
        return samePixels(context, of.url)
      })
      // Its pictures come from its own server.
      await writeFile(join(stills, file), html.replaceAll(new URL(of.url).origin, ''))
      const { url } = await serve(`same ${name}`, stills, repo)
      await warm(url, stills)
      return { name: `same pixels ${name}`, url: `${url}${file}` }
    }
    return { bare, builds: sites, still, stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}

async function buildBare(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    mode: 'production',
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
}

const CODES = /\.(?:html|js|css)$/
const BETTER_MS = 1_000

/** A server may compress a file quickly at first, and better meanwhile: requests all until none gets smaller. */
async function warm(url: string, dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => CODES.test(file))
  const weigh = async () => {
    const answers = await Promise.all(
      files.map((file) => fetch(new URL(file, url), { headers: { 'accept-encoding': 'gzip, br' } })),
    )
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0)
  }
  for (let before = Number.NaN, bytes = await weigh(); bytes !== before; ) {
    before = bytes
    await setTimeout(BETTER_MS)
    bytes = await weigh()
  }
}

/** Pictures are generated on the first request, so that it must happen before the measurement. */
const visit = (url: string): Promise<void> =>
  inFreshBrowser(async (context) => {
    await (await context.newPage()).goto(url, { waitUntil: 'networkidle' })
  })
