import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { brandMark } from '#mock/demo-sites/brand/brand-mark.ts'
import { iifeOf, withJson } from '../build/iife.ts'
import { ICONS, manifestOf } from '../build/manifest.ts'

const MANIFEST = 'demo.webmanifest'
const WORKER = 'demo-worker.js'
const LOGO = 'brand-logo'
/** The placeholder of the list in the worker's code. */
const LIST = /\b\w+\.__DEMO_FILES\b/g

/**
 * Writes the files that a phone needs to install the demo: the manifest with the demo's name, and the worker with the
 * list of this build's files.
 */
export async function makeInstallable(
  folder: string,
  brand: Brand | undefined,
  workerFile: string,
): Promise<void> {
  // The name has the mark 演示 on the phone's screen, too.
  const name = `${brand?.name ?? '云舟'}演示`
  writeFileSync(join(folder, MANIFEST), manifestOf(name, writeLogo(folder, brand)))
  const files = filesOf(folder)
  const list = { build: buildOf(folder, files), files }
  writeFileSync(join(folder, WORKER), withJson(await iifeOf(workerFile), LIST, list))
}

function writeLogo(folder: string, brand: Brand | undefined): readonly object[] {
  if (brand === undefined) return ICONS
  const [head = '', data = ''] = brandMark(brand).split(/,(.*)/s)
  const type = head.startsWith('data:image/png') ? 'image/png' : 'image/svg+xml'
  const name = `${LOGO}.${type === 'image/png' ? 'png' : 'svg'}`
  const text = decodeURIComponent(data)
  writeFileSync(join(folder, name), head.endsWith(';base64') ? Buffer.from(data, 'base64') : text)
  return [{ src: name, sizes: 'any', type }]
}

/** The files that the demo itself loads. The contract for people is left to the network. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER && !name.startsWith('contract/'))
    .sort()

/** A value that changes with any byte of any file, so that a browser sees a new worker for each new demo. */
function buildOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
