import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { SYNTAX } from '../build/floor.ts'

const MANIFEST = 'demo.webmanifest'
const WORKER = 'demo-worker.js'
const LOGO = 'brand-logo'
/** The placeholder of the list in the worker's code. */
const LIST = /\b\w+\.__DEMO_FILES\b/g
const OWN_ICONS = [192, 512].map((size) => ({
  src: `icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** Writes what a phone installs: the manifest under the demo's name, and the worker with the list of this build's files. */
export async function makeInstallable(
  folder: string,
  brand: Brand | undefined,
  workerFile: string,
): Promise<void> {
  writeFileSync(
    join(folder, MANIFEST),
    `${JSON.stringify(manifestOf(brand, writeLogo(folder, brand)), null, 2)}\n`,
  )
  const files = filesOf(folder)
  const list = { build: buildOf(folder, files), files }
  writeFileSync(join(folder, WORKER), withList(await codeOf(workerFile), list))
}

/** Marked 演示 on the phone's screen, too. */
export function manifestOf(brand: Brand | undefined, icons: readonly object[]): object {
  const name = `${brand?.name ?? '云舟'}演示`
  return {
    ...{ name, short_name: name, lang: 'zh-CN', id: './', start_url: './', scope: './' },
    ...{ display: 'standalone', background_color: '#0d1119', theme_color: '#0d1119', icons },
  }
}

function writeLogo(folder: string, brand: Brand | undefined): readonly object[] {
  if (brand?.logo === undefined) return OWN_ICONS
  const [head = '', data = ''] = brand.logo.split(/,(.*)/s)
  const type = head.startsWith('data:image/png') ? 'image/png' : 'image/svg+xml'
  const name = `${LOGO}.${type === 'image/png' ? 'png' : 'svg'}`
  const text = decodeURIComponent(data)
  writeFileSync(join(folder, name), head.endsWith(';base64') ? Buffer.from(data, 'base64') : text)
  return [{ src: name, sizes: 'any', type }]
}

/** What the demo itself loads: the contract for people is left to the network. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER && !name.startsWith('contract/'))
    .sort()

/** Changes with any byte of any file, so that a browser sees a new worker for each new demo. */
function buildOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

export function withList(code: string, list: object): string {
  if (code.match(LIST)?.length !== 1) throw new Error('offline: the worker has no single place for its files')
  return code.replace(LIST, () => JSON.stringify(list))
}

async function codeOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: SYNTAX, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('offline: the worker was not built')
  return first.output[0].code
}
