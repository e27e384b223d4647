import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_FILE } from '../build/first-files.ts'
import { repo } from '../run-command.ts'
import { type Bundle, bytesOf, readBundle, withNeeds } from './bundle.ts'

/** Bytes after gzip -9; kB are 1000 bytes. */
export const BUDGETS = {
  first: 126_000,
  member: 20_000,
  page: 15_000,
  common: 36_000,
  kit: 54_000,
  part: 25_000,
}

/**
 * Strings that only the mock backend, its libraries, its scenarios, the demo's payment page, its console, its tour and its brands contain
 * (docs/faults.md#mock-code-in-production).
 */
const MOCK_MARKS = [
  'mirage',
  'pretender',
  'faker',
  'yunzhou-demo-mock',
  '__mock',
  'member-with-money',
  'demo888',
  '模拟支付成功',
  'demo-console:handle-hidden',
  '演示控制台',
  'demo-tour',
  'demo-brand',
  'demo-hand-over',
  '演示导览',
  '演示标记',
  'demo-worker',
]
const MOCK = new RegExp(MOCK_MARKS.join('|'), 'i')

/** Private keys and tokens (docs/faults.md#secrets-and-source-maps-in-a-build). */
const SECRET = /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\beyJhbGciOi[\w-]+\./

const SCREEN = /^[A-Z]\w*Screen-/
const HOME = /^HomeScreen-/
/** What the first route loads for a member beyond the files for a visitor; overlays, icons and texts are in it. */
const MEMBER = /^member-/
/** What later parts share (chunks.ts): each is loaded once, the kit with the first sheet or dialog. */
const COMMON = /^common-/
const KIT = /^kit-/

/**
 * Files that the page should load by itself and does not. The browser would find each only after another has loaded,
 * and none has a hash in the page (docs/production.md).
 */
export function lateFiles(bundle: Bundle): string[] {
  const needed = withNeeds(bundle, bundle.first)
  const named = [...bundle.chunks.keys()].filter((name) => FIRST_FILE.test(name))
  return [...new Set([...needed, ...named])].filter((name) => !bundle.first.includes(name))
}

type Line = { what: string; bytes: number; limit: number }

/**
 * First route: what the page loads by itself, and home, for a visitor; a member loads one more file. Part: another
 * screen, or code that loads on use (a dialog, the sanitiser). The size of a part is what it adds to all of those and to
 * the files that parts share.
 */
export function measureBundle(bundle: Bundle): Line[] {
  const home = [...bundle.chunks.keys()].filter((name) => HOME.test(name))
  const first = withNeeds(bundle, [...bundle.first, ...home])
  const parts = [...new Set([...bundle.chunks.values()].flatMap(({ mayLoad }) => mayLoad))]
    .filter((name) => !first.has(name))
    .map((name) => ({ name, adds: [...withNeeds(bundle, [name])].filter((chunk) => !first.has(chunk)) }))
  const named = (pattern: RegExp) => [...bundle.chunks.keys()].filter((name) => pattern.test(name))
  const [member, common, kit] = [named(MEMBER), named(COMMON), named(KIT)]
  const shared = new Set([...member, ...common, ...kit])
  return [
    { what: 'first route, JavaScript', bytes: bytesOf(bundle, first), limit: BUDGETS.first },
    { what: 'what a member’s first route adds', bytes: bytesOf(bundle, member), limit: BUDGETS.member },
    { what: 'page: HTML and CSS', bytes: bundle.page.html + bundle.page.css, limit: BUDGETS.page },
    { what: 'what later parts share', bytes: bytesOf(bundle, common), limit: BUDGETS.common },
    { what: 'kit of sheets and dialogs', bytes: bytesOf(bundle, kit), limit: BUDGETS.kit },
    ...parts.map(({ name, adds }) => ({
      what: `${SCREEN.test(name) ? 'further route' : 'on use:'} ${name.replace(/-.*/, '')}`,
      bytes: bytesOf(
        bundle,
        adds.filter((chunk) => !shared.has(chunk)),
      ),
      limit: BUDGETS.part,
    })),
  ]
}

/** Files that a production build must not have, or whose content it must not have. */
export function forbiddenContent(files: readonly { name: string; text: string }[]): string[] {
  return files.flatMap(({ name, text }) => {
    const mark = MOCK.exec(text)?.[0]
    return [
      ...(name.endsWith('.map') || text.includes('sourceMappingURL=') ? [`${name}: a source map`] : []),
      ...(SECRET.test(text) ? [`${name}: what looks like a secret`] : []),
      ...(mark ? [`${name}: "${mark}" of the mock backend`] : []),
    ]
  })
}

/** Marks that the demo build does not contain. Searching the production build for them would prove nothing. */
export const marksNowhere = (demo: readonly { text: string }[]): string[] =>
  MOCK_MARKS.filter((mark) => !demo.some(({ text }) => text.toLowerCase().includes(mark)))

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { name: path.slice(repo.length + 1), text: readFileSync(path, 'utf8') }
    })

/** The demo without the contract for people, which names states and accounts and has no line of the mock backend. */
const pagesOf = (demo: string) => filesOf(demo).filter(({ name }) => !name.startsWith('dist-demo/contract/'))

if (import.meta.main) {
  const bundle = readBundle(join(repo, 'dist'))
  const lines = measureBundle(bundle)
  for (const { what, bytes, limit } of lines) {
    const mark = bytes > limit ? 'TOO HEAVY' : 'ok'
    console.log(`${mark.padEnd(9)} ${(bytes / 1000).toFixed(1).padStart(6)} of ${limit / 1000} kB  ${what}`)
  }
  const files = filesOf(join(repo, 'dist'))
  const demo = join(repo, 'dist-demo')
  const wrong = [
    ...lines.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => `${what} is over its budget`),
    ...(bundle.first.length === 0 ? ['the page loads no module: nothing was weighed'] : []),
    ...(lines.some(({ what }) => what.startsWith('further'))
      ? []
      : ['no further route was found: nothing was weighed']),
    ...lateFiles(bundle).map((name) => `the page does not load ${name} by itself`),
    ...forbiddenContent(files),
    ...(existsSync(demo) ? marksNowhere(pagesOf(demo)) : []).map(
      (mark) => `"${mark}" is in no file of the demo build: the search for it proves nothing`,
    ),
  ]
  for (const text of wrong) console.error(text)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
