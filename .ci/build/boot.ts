import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { isScreenPath, screenFiles } from '../../src/app/routing/screen-files.ts'
import { doorPaths } from '../../src/lib/loading/first-calls.ts'
import { CAPTCHA_MASKED } from '../../src/ui/art/captcha-masked.ts'
import { iifeOf } from './iife.ts'

/**
 * Puts `src/boot/boot.ts` into the production page as an inline script, so that the first calls start with the HTML.
 * The content policy has its hash. What that script shows of a screen before the app runs is a file beside the others,
 * as text: it is no page. The demo's backend is in the page, and the development server gains nothing.
 */
export const boot = (folder: string): Plugin => ({
  name: 'boot',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(folder, '../app/routing/LazyScreen.tsx'), name: TABLE, preserveSignature: 'strict' })
    const looks = join(folder, 'doors')
    for (const file of readdirSync(looks))
      this.emitFile({
        type: 'asset',
        name: `${LOOK}${file.replace('.html', '.txt')}`,
        source: readFileSync(join(looks, file), 'utf8'),
      })
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          children: await iifeOf(join(folder, 'boot.ts'), { AHEAD: JSON.stringify(filesAhead(bundle)) }),
          injectTo: 'body',
        },
      ],
  },
})

const LOOK = 'look-'
const TABLE = 'LazyScreen'
const isChunk = (file: { type: string }): file is Rollup.OutputChunk => file.type === 'chunk'
const bare = (fileName: string) => fileName.replace(/^assets\//, '')

/** What the page may fetch before the app asks for it. `files` lists each once; the numbers are indexes into it. */
export type Ahead = {
  files: string[]
  table: string
  member: number[]
  captchas: number
  screens: Record<string, number[]>
  looks: Record<string, number>
}

export function filesAhead(bundle: Rollup.OutputBundle): Ahead {
  const chunks = new Map(
    Object.values(bundle)
      .filter(isChunk)
      .map((chunk) => [chunk.fileName, chunk]),
  )
  const find = (what: string, fits: (chunk: Rollup.OutputChunk) => boolean) => {
    const found = [...chunks.values()].find(fits)
    if (!found) throw new Error(`boot: the build has no file for ${what}`)
    return found
  }
  const needs = (chunk: Rollup.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const next = chunks.get(name)
      if (next) needs(next, seen)
    }
    return seen
  }
  const first = needs(find('the page', ({ isEntry, name }) => isEntry && name !== TABLE))
  const files: string[] = []
  const sheetsOf = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]
  const placesOf = (...wanted: Rollup.OutputChunk[]) =>
    [...new Set(wanted.flatMap((chunk) => [...needs(chunk)]))]
      .filter((name) => !first.has(name))
      .flatMap((name) => [name, ...sheetsOf(name)])
      .map((name) => bare(name))
      .map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1))
  const table = find('the table of screens', ({ name }) => name === TABLE)
  const screens = doorPaths.filter(isScreenPath).map((path): [string, number[]] => {
    const file = `/src/screens/${screenFiles[path]}.tsx`
    return [
      path,
      placesOf(
        table,
        find(path, ({ facadeModuleId }) => facadeModuleId?.endsWith(file) === true),
      ),
    ]
  })
  const looks = Object.values(bundle).flatMap(({ fileName }): [string, number][] => {
    const [, name] = new RegExp(`^assets/${LOOK}(\\w+)-`).exec(fileName) ?? []
    return name === undefined ? [] : [[name, files.push(bare(fileName)) - 1]]
  })
  return {
    looks: Object.fromEntries(looks),
    member: placesOf(find('members', ({ name }) => name === 'member')),
    captchas: CAPTCHA_MASKED.length,
    screens: Object.fromEntries(screens),
    table: bare(table.fileName),
    files,
  }
}
