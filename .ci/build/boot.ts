import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { isScreenPath, screenFiles } from '../../src/app/routing/screen-files.ts'
import { doorPaths, lookName, shownFirst } from '../../src/lib/loading/first-calls.ts'
import { REGISTER_PATH } from '../../src/lib/query-types.ts'
import { CAPTCHA_MASKED } from '../../src/ui/art/captcha-masked.ts'
import { sheetText } from './first-paint.ts'
import { iifeOf } from './iife.ts'

/**
 * Puts `src/boot/boot.ts` into the production page as an inline script, so that the first calls start with the HTML.
 * The content policy has its hash. What that script shows of a screen before the app runs is a file beside the others,
 * as text: it is no page. It has the screen's styles with it, so that one answer draws the screen. The demo's backend is
 * in the page, and the development server gains nothing.
 */
export const boot = (folder: string): Plugin => {
  let emit: (name: string, source: string) => void
  return {
    name: 'boot',
    apply: 'build',
    buildStart() {
      const id = join(folder, '../app/routing/LazyScreen.tsx')
      this.emitFile({ type: 'chunk', id, name: TABLE, preserveSignature: 'strict' })
    },
    // For the page, which is written later: by then Vite has taken out the chunks that were nothing but styles.
    generateBundle() {
      emit = (name, source) => void this.emitFile({ type: 'asset', fileName: `assets/${name}`, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle }) => {
        if (!bundle) return
        const ahead = filesAhead(bundle)
        for (const [look, screen] of LOOKS) {
          const source = lookOf(join(folder, 'doors', `${look}.html`), sheetsAhead(ahead, screen), bundle)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const name = `look-${look}-${hash}.txt`
          emit(name, source)
          ahead.looks[look] = ahead.files.push(name) - 1
        }
        const { table, ...rest } = ahead
        const script = await iifeOf(join(folder, 'boot.ts'), { AHEAD: JSON.stringify(rest) })
        return {
          // Not named in the code, so that a changed screen leaves all other files as they were.
          html: page.replace('<html ', `<html data-screens="${table}" `),
          tags: [{ tag: 'script', children: script, injectTo: 'body' }],
        }
      },
    },
  }
}

const TABLE = 'LazyScreen'

/** The looks in `doors/`, each with the path of its screen. */
const LOOKS = [...doorPaths, REGISTER_PATH].map(
  (address) => [lookName(address), shownFirst(address, true)] as const,
)

const sheetsAhead = ({ screens, files }: Ahead, path: string) =>
  (screens[path] ?? []).map((place) => `assets/${files[place]}`).filter((name) => name.endsWith('.css'))

/** What a screen looks like before its answers, with its styles. */
function lookOf(file: string, sheets: readonly string[], bundle: Rollup.OutputBundle): string {
  const styles = sheets.map((name) => sheetText(bundle, name))
  return `<style>${styles.join('')}</style>${readFileSync(file, 'utf8')}`
}

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
  const weightOf = (name: string) => chunks.get(name)?.code.length ?? 0
  /** The heaviest first, as it takes longest. */
  const placesOf = (...wanted: Rollup.OutputChunk[]) =>
    [...new Set(wanted.flatMap((chunk) => [...needs(chunk)]))]
      .filter((name) => !first.has(name))
      .sort((a, b) => weightOf(b) - weightOf(a))
      .flatMap((name) => [name, ...sheetsOf(name)])
      .map((name) => bare(name))
      .map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1))
  const table = find('the table of screens', ({ name }) => name === TABLE)
  /** Without its sanitiser a promotion shows nothing. */
  const more: Record<string, string> = { '/activityInfo': 'sanitize' }
  const screens = doorPaths.filter(isScreenPath).map((path): [string, number[]] => {
    const file = `/src/screens/${screenFiles[path]}.tsx`
    return [
      path,
      placesOf(
        table,
        find(path, ({ facadeModuleId }) => facadeModuleId?.endsWith(file) === true),
        ...(more[path] === undefined ? [] : [find(path, ({ name }) => name === more[path])]),
      ),
    ]
  })
  return {
    looks: {},
    member: placesOf(find('members', ({ name }) => name === 'member')),
    captchas: CAPTCHA_MASKED.length,
    screens: Object.fromEntries(screens),
    table: bare(table.fileName),
    files,
  }
}
