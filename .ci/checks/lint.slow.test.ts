import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const repo = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'lint-'))

const CENTS = 'multiplies or divides by a hundred'
const TIME = 'asks no machine for the time or for chance'
const HELD_BACK = 'A test runs, or it is not there'
const PAGES = 'reads page after page'
const WORDS = 'Players read one word for one thing'

const MIXED = 'A text that changes has an element of its own'
const FLOOR = 'Newer than the oldest browsers'
const SINK = 'HTML is shown by ServerHtml alone'

/** One planted line each: [file, line, the diagnostic of Biome]. */
const PLANTS = [
  ['src/lib/a.ts', 'export const a = (yuan: number) => yuan * 100', CENTS],
  ['src/lib/b.ts', 'export const b = (fen: number) => (fen + 1) / 100', CENTS],
  ['mock-server/rules/c.ts', 'export const c = (yuan: number) => Math.round(100 * yuan)', CENTS],
  ['contracts/d.ts', 'export const d = (fen: bigint) => fen / 100n', CENTS],
  ['src/screens/e.ts', 'export let e = 1\nexport const times = () => {\n  e *= 100\n}', CENTS],
  ['src/lib/f.ts', 'export const f = (fen: number) => fen * 0.01', CENTS],
  ['mock-server/rules/g.ts', 'export const g = () => Math.random()', TIME],
  ['mock-server/routes/h.ts', 'export const h = () => Date.now()', TIME],
  ['mock-server/state/i.ts', 'export const i = () => new Date()', TIME],
  ['mock-server/state/j.ts', 'export const j = () => performance.now()', TIME],
  ['src/lib/k.test.ts', "it.todo('later')", HELD_BACK],
  ['src/lib/l.test.ts', "it.skipIf(process.env.CI)('later', () => {})", HELD_BACK],
  ['src/ui/html-a.ts', 'export const a = (to: Element, html: string) => {\n  to.innerHTML = html\n}', SINK],
  ['src/ui/html-b.ts', 'export const b = (to: Element, html: string) => {\n  to.outerHTML = html\n}', SINK],
  [
    'src/screens/html-c.ts',
    "export const c = (to: Element, html: string) => to.insertAdjacentHTML('beforeend', html)",
    SINK,
  ],
  [
    'src/features/html-d.ts',
    'export const d = (to: HTMLIFrameElement, html: string) => {\n  to.srcdoc = html\n}',
    SINK,
  ],
  ['src/lib/html-e.ts', 'export const e = (html: string) => document.write(html)', SINK],
  [
    'src/lib/html-f.ts',
    'export const f = (html: string) => document.createRange().createContextualFragment(html)',
    SINK,
  ],
  ['src/lib/words-a.ts', "export const a = '提现成功'", WORDS],
  ['mock-server/data/words-b.ts', `export const b = (n: number) => \`今天还剩 \${n} 次\``, WORDS],
  [
    'src/api/queries/pages-a.ts',
    'export async function a(load) {\n  for (let n = 1, last = 1; n <= last; n++) last = (await load(n)).lastPage\n}',
    PAGES,
  ],
  [
    'src/features/pages-b.ts',
    'export async function b(betPages) {\n  let n = 1\n  while ((await betPages(n)).data.length > 0) n++\n}',
    PAGES,
  ],
  ['src/ui/MixedA.tsx', 'export const A = ({ n }: { n: number }) => <p>共 {n} 条</p>', MIXED],
  ['src/ui/MixedB.tsx', 'export const B = ({ on }: { on: boolean }) => <p>{on && <b />}开关</p>', MIXED],
  ['src/lib/floor-a.ts', 'export const a = (list: number[]) => list.toReversed()', FLOOR],
  ['src/lib/floor-b.ts', 'export const b = (text: string) => /(?<!a)b/.test(text)', FLOOR],
] as const

const LAWFUL = [
  ['contracts/money/money.ts', 'export const perUnit = (fen: number) => fen / 100\n'],
  ['src/lib/w.ts', 'export const w = (n: number) => n * 1000 + 100\n'],
  ['mock-server/rules/x.ts', 'export const x = (now: number) => new Date(now).getTime()\n'],
  [
    'src/api/core/pages-d.ts',
    'export async function d(load: (n: number) => Promise<{ lastPage: number }>) {\n  for (let n = 1, last = 1; n <= last; n++) last = (await load(n)).lastPage\n}\n',
  ],
  [
    'src/screens/pages-e.ts',
    'export function e(pages: number[]) {\n  let sum = 0\n  for (const page of pages) sum += page\n  return sum\n}\n',
  ],
  ['contracts/texts/messages.ts', "export const fixed = '请选择您要提现到的银行卡'\n"],
  [
    'src/ui/MixedE.tsx',
    "export const E = ({ n }: { n: number }) => (\n  <p>\n    <b>{'条'}</b> {n > 1 && <i>多</i>}\n  </p>\n)\n",
  ],
  ['src/lib/y.ts', "export const y = '取款 今日 中心钱包 打码量'\n"],
  ['src/lib/z.ts', "export const z = '返水按有效投注计算'\n"],
] as const

type Found = { message: string; category: string; location: { path: string } }
let found: Found[] = []

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

beforeAll(async () => {
  cpSync(join(repo, '.biome.json'), join(copy, '.biome.json'))
  cpSync(join(repo, '.gitignore'), join(copy, '.gitignore'))
  cpSync(join(repo, '.ci/lint'), join(copy, '.ci/lint'), { recursive: true })
  symlinkSync(join(repo, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, text] of [...PLANTS, ...LAWFUL]) write(path, text)
  found = await new Promise((resolve, reject) => {
    execFile(
      join(repo, 'node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none'],
      { cwd: copy, maxBuffer: 1e8 },
      (_error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout).diagnostics)
        } catch {
          reject(new Error(stderr || stdout))
        }
      },
    )
  })
})
afterAll(() => rmSync(copy, { recursive: true }))

it.each(PLANTS)('%s: %j', (path, _text, message) => {
  const inFile = found.filter(({ location }) => location.path === path)
  expect(inFile.map((one) => `${one.category} ${one.message}`)).toContainEqual(
    expect.stringContaining(message),
  )
})

it('reports nothing on allowed lines', () => {
  expect(found.filter(({ location }) => LAWFUL.some(([path]) => path === location.path))).toEqual([])
})

it('runs its own rules without errors', () => {
  expect(found.filter(({ message }) => message.includes('errored'))).toEqual([])
})
