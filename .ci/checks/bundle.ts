import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One JavaScript file of a build and its imports, by file name. */
export type BuildChunk = { name: string; gzip: number; needs: string[]; mayLoad: string[] }

export type Bundle = {
  chunks: ReadonlyMap<string, BuildChunk>
  /** The modules that the page itself loads: its scripts and preloads. */
  first: string[]
  page: { html: number; css: number }
}

const STATIC = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g
const DYNAMIC = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const PAGE_MODULE =
  /<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="(?:\.?\/)?assets\/([^"]+\.js)"/g
const PAGE_SHEET = /<link[^>]*rel="stylesheet"[^>]*\shref="(?:\.?\/)?assets\/([^"]+\.css)"/g

export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

const names = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** Reads a build folder: `index.html` and `assets/`. */
export function readBundle(dist: string): Bundle {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const sheets = names(html, PAGE_SHEET).map((name) => readFileSync(join(assets, name), 'utf8'))
  return {
    chunks: new Map(scripts.map((name) => [name, chunkOf(name, readFileSync(join(assets, name), 'utf8'))])),
    first: names(html, PAGE_MODULE),
    page: { html: gzipped(html), css: sheets.reduce((sum, sheet) => sum + gzipped(sheet), 0) },
  }
}

export const chunkOf = (name: string, code: string): BuildChunk => ({
  name,
  gzip: gzipped(code),
  needs: names(code, STATIC),
  mayLoad: names(code, DYNAMIC),
})

/** These chunks and all that they import statically. */
export function withNeeds({ chunks }: Pick<Bundle, 'chunks'>, start: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk) throw new Error(`${name} is imported, but not in the build`)
    if (reached.has(name)) return
    reached.add(name)
    for (const next of chunk.needs) visit(next)
  }
  for (const name of start) visit(name)
  return reached
}

export const bytesOf = ({ chunks }: Pick<Bundle, 'chunks'>, reached: Iterable<string>): number =>
  [...reached].reduce((sum, name) => sum + (chunks.get(name)?.gzip ?? 0), 0)
