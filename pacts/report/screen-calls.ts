import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { calledRoutes } from '../coverage.ts'
import { PACTS_DIR } from '../names.ts'
import { declarationsOf, type Module, moduleOf } from './module.ts'

const SRC = join(PACTS_DIR, '../src')
const PATHS = join(SRC, 'app/routing/paths.ts')
const SCREENS = join(SRC, 'app/routing/screen-files.ts')

/** A screen of the app, and the calls that it and its sheets can make, each as in the pact (`POST /api/balance`). */
export type ScreenCalls = { path: string; title: string; calls: readonly string[] }

/**
 * Every screen with its calls, read from the sources: from the component of the screen along the names that each
 * declaration uses, down to the calls of the contract in `src/api/queries`. Screens without calls are left out.
 */
export function screenCalls(): ScreenCalls[] {
  const files = [['/', 'home/HomeScreen'], ...pairsIn(SCREENS, /^ {2}'(\/\w*)': '([\w-]+\/\w+)'/gm)]
  const titles = new Map(pairsIn(PATHS, /^ {2}'(\/\w*)': \{\s*title: ([^\n]+)/gm))
  const modules = new Map<string, Module>()
  return files
    .map(([path = '', file = '']) => ({
      path,
      title: plainTitle(titles.get(path) ?? '', path),
      calls: callsFrom(join(SRC, 'screens', `${file}.tsx`), modules),
    }))
    .filter(({ calls }) => calls.length > 0)
}

const pairsIn = (file: string, line: RegExp): [string, string][] =>
  [...readFileSync(file, 'utf8').matchAll(line)].map(([, key = '', value = '']) => [key, value])

/** The title, or the one for no other query. */
function plainTitle(code: string, path: string): string {
  const [title = ''] = code.split(', access:')
  const named = title.replace(
    /HELP_ARTICLES\[(\d)\]/,
    (_, type: keyof typeof HELP_ARTICLES) => `'${HELP_ARTICLES[type]}'`,
  )
  const texts = [...named.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
  return (code.startsWith('either(') ? texts.slice(1) : texts).at(-1) ?? path
}

const ROUTES = new Map(calledRoutes.map((route) => [route.path, `${route.method} ${route.path}`]))

/** The calls behind everything that a file exports. */
function callsFrom(start: string, modules: Map<string, Module>): string[] {
  const calls = new Set<string>()
  const seen = new Set<string>()
  const open: [string, string][] = [[start, '*']]
  for (let next = open.pop(); next; next = open.pop()) {
    const [file, name] = next
    if (seen.has(`${file} ${name}`)) continue
    seen.add(`${file} ${name}`)
    const module = modules.get(file) ?? moduleOf(readFileSync(file, 'utf8'))
    modules.set(file, module)
    for (const declaration of declarationsOf(module, name)) {
      for (const path of declaration.paths) calls.add(path)
      for (const used of declaration.uses) {
        const imported = module.imports.get(used)
        if (imported?.from.startsWith('.')) open.push([join(dirname(file), imported.from), imported.name])
        else if (module.declarations.has(used)) open.push([file, used])
      }
      for (const from of declaration.loads) open.push([join(dirname(file), from), '*'])
    }
  }
  return [...calls].flatMap((path) => ROUTES.get(path) ?? []).sort()
}
