import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const repo = join(import.meta.dirname, '../..')

/** The part of the app that a file belongs to: its first two folders below src, such as `screens/vip`. */
const partOf = (file: string): string =>
  relative(join(repo, 'src'), dirname(file)).split('/').slice(0, 2).join('/')

const read = (pattern: string) =>
  globSync(join(repo, 'src', pattern)).map((file) => ({
    part: partOf(file),
    text: readFileSync(file, 'utf8'),
  }))

const add = (map: Map<string, Set<string>>, name: string, part: string) =>
  map.set(name, (map.get(name) ?? new Set()).add(part))

/** Classes that a sheet styles everywhere: selectors that consist of the class alone. */
function shapedAlone(): Map<string, Set<string>> {
  const shaped = new Map<string, Set<string>>()
  for (const { part, text } of read('**/*.css')) {
    for (const [, selectors = ''] of text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
        if (name) add(shaped, name, part)
      }
    }
  }
  return shaped
}

/** Classes by the part that uses them: `className="a b"`, and strings inside `className={…}`. */
function written(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { part, text } of read('**/*.tsx')) {
    for (const [, plain, dynamic = ''] of text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)) {
      const texts = plain ?? [...dynamic.matchAll(/'([^']*)'/g)].map(([, inner]) => inner).join(' ')
      for (const name of texts.split(/\s+/)) if (name) add(used, name, part)
    }
  }
  return used
}

/** A toast uses its kind as a class. No source contains that class as text. */
const TOASTS = ['info', 'success', 'error']

test('a class that a screen styles is used by that screen only, because its sheet stays loaded', () => {
  const used = written()
  for (const kind of TOASTS) add(used, kind, 'ui/toast')
  const shaped = [...shapedAlone()].filter(([, parts]) =>
    [...parts].some((part) => part.startsWith('screens/')),
  )
  const strangers = shaped.flatMap(([name, parts]) => {
    const all = new Set([...parts, ...(used.get(name) ?? [])])
    return all.size > 1 ? [`.${name}: ${[...all].join(', ')}`] : []
  })
  expect(strangers).toEqual([])
})

test('every sheet of the app is in the layer of its folder', () => {
  const layerOf = (file: string) => {
    if (/^ui\/(?:tokens|base)\.css$/.test(file)) return 'base'
    return file.startsWith('ui/chakra/') ? 'kit' : file.split('/')[0]
  }
  const outside = globSync('{ui,app,features,screens}/**/*.css', { cwd: join(repo, 'src') }).filter(
    (file) => {
      const css = readFileSync(join(repo, 'src', file), 'utf8')
        .replace(/\/\*.*?\*\/|@layer [\w, ]+;/gs, '')
        .trim()
      return !css.startsWith(`@layer ${layerOf(file)} {`) || /^\}/m.test(css.slice(0, -1))
    },
  )
  expect(outside).toEqual([])
})

test('what a script animates is as slow and as soft as what the style sheets move', () => {
  const [{ text: tokens = '' } = {}] = read('ui/tokens.css')
  const [{ text: script = '' } = {}] = read('screens/home/entrance/run-carousel.ts')
  const firstOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? `none for ${pattern}`
  expect(`${firstOf(script, /GLIDE_MS = (\d+)/)}ms`).toBe(firstOf(tokens, /--slow: (.+);/))
  expect(firstOf(script, /GLIDE = '(.+)'/)).toBe(firstOf(tokens, /--ease: (.+);/))
})
