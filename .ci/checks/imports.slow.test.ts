import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRules, LAYERS } from './import-rules.ts'
import { checkImports, emptyFolders } from './imports.ts'

const repo = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'imports-'))
const FOLDERS = ['contracts', 'mock-server', 'src', 'pacts', 'e2e', 'bench']

/** One breach of every rule: [the rule, the file that breaks it, its line]. */
const PLANTS = [
  [
    'contracts-stays-home',
    'contracts/plant-home.ts',
    `import type { World } from '#mock/state/world.ts'; export type A = World`,
  ],
  [
    'contracts-on-zod-and-ts-rest',
    'contracts/plant-npm.ts',
    `import { useState } from 'react'; export const a = useState`,
  ],
  [
    'contracts-on-zod-and-ts-rest',
    'contracts/plant-node.ts',
    `import { join } from 'node:path'; export const a = join`,
  ],
  [
    'mock-server-stays-home',
    'mock-server/plant-home.ts',
    `export { isOrderNo } from '#src/lib/format/order-no.ts'`,
  ],
  ['src-stays-home', 'src/app/plant-home.ts', `import '#e2e/plant-e2e.ts'`],
  [
    'src-keeps-the-mock-out',
    'src/api/plant-mock.ts',
    `import type { World } from '#mock/state/world.ts'; export type A = World`,
  ],
  [
    'src-keeps-the-mock-out',
    'src/app/plant-mock.ts',
    `export const a = () => import('#mock/state/world.ts')`,
  ],
  [
    'main-loads-the-mock-on-demand',
    'src/main.tsx',
    `import * as world from '#mock/state/world.ts'; export const a = world`,
  ],
  [
    'demo-only-from-main',
    'src/app/plant-demo.ts',
    `export const a = () => import('../demo/plant-console.ts')`,
  ],
  [
    'pacts-by-the-front-door',
    'pacts/plant-pact.ts',
    `import * as world from '#mock/state/world.ts'; export const a = world`,
  ],
  [
    'e2e-by-the-front-door',
    'e2e/plant-e2e.ts',
    `import { isOrderNo } from '#src/lib/format/order-no.ts'; export const a = isOrderNo`,
  ],
  [
    'console-by-the-verbs',
    'mock-server/console/plant-world.ts',
    `import type { World } from '../state/types.ts'; export type A = World`,
  ],
  [
    'mock-server-stays-home',
    'mock-server/console/plant-app.ts',
    `export { isOrderNo } from '#src/lib/format/order-no.ts'`,
  ],
  [
    'console-apart',
    'src/demo/plant-console-code.ts',
    `import * as one from '#mock/console/plant-lawful.ts'; export const a = one`,
  ],
  [
    'console-apart',
    'mock-server/plant-console-code.ts',
    `import * as one from './console/plant-lawful.ts'; export const a = one`,
  ],
  [
    'games-by-one-module',
    'mock-server/rules/plant-game.ts',
    `import type { Skin } from '../games/skins.ts'; export type A = Skin`,
  ],
  ['bench-stays-home', 'bench/plant-home.ts', `export { isOrderNo } from '#src/lib/format/order-no.ts'`],
  ['app-is-the-top', 'src/ui/plant-app.ts', `import * as z from '../app/plant-low.ts'; export const a = z`],
  [
    'screens-apart',
    'src/screens/two/PlantTwo.tsx',
    `import { One } from '../one/PlantOne.tsx'; export const Two = () => <One />`,
  ],
  [
    'features-apart',
    'src/features/two/plant.ts',
    `import { a } from '../one/plant-low.ts'; export const b = a`,
  ],
  [
    'one-place-for-html',
    'src/features/one/plant-html.ts',
    `export const a = () => import('../../lib/html/sanitize.ts')`,
  ],
  ['one-sanitiser', 'src/lib/plant-purify.ts', `import purify from 'dompurify'; export const a = purify`],
  [
    'faker-and-mirage-in-the-mock',
    'src/lib/plant-faker.ts',
    `import { faker } from '@faker-js/faker'; export const a = faker`,
  ],
  [
    'tests-are-for-tests',
    'src/lib/plant-test.ts',
    `import { a } from './plant-low.test.ts'; export const b = a`,
  ],
  [
    'top-folders-by-name',
    'src/lib/plant-dots.ts',
    `import { fen } from '../../contracts/money/money.ts'; export const a = fen`,
  ],
  ['no-circle', 'src/lib/plant-circle.ts', `import { b } from './plant-elcric.ts'; export const a = () => b`],
  [
    'no-circle',
    'src/lib/plant-circle-of-types.ts',
    `import type { B } from './plant-types-again.ts'; export type A = B | 1`,
  ],
  [
    'no-dead-end',
    'src/lib/plant-nowhere.ts',
    `import { b } from './plant-nothing-here.ts'; export const a = b`,
  ],
] as const

/** What stands above all layers of a folder. */
const TOPS: Record<string, string> = { src: 'app', 'mock-server': 'browser.ts' }

/** Every arrow that no layer may have: [the rule, the file that breaks it, the file that it imports]. */
const ARROWS = Object.entries(LAYERS).flatMap(([folder, below]) =>
  Object.entries(below).flatMap(([layer, allowed]) =>
    [...Object.keys(below), TOPS[folder] ?? '']
      .filter((other) => other !== layer && !allowed.includes(other))
      .map((other) => [
        `${folder}-${layer}-looks-down`,
        `${folder}/${layer}/plant-arrow-${other.replace('.ts', '')}.ts`,
        other.endsWith('.ts') ? `${folder}/${other}` : `${folder}/${other}/plant-target.ts`,
      ]),
  ),
) as [rule: string, from: string, to: string][]

/** Correct files that the planted lines import. */
const TARGETS: Record<string, string> = {
  'src/demo/plant-console.ts': 'export const a = 1',
  'src/api/plant-low.ts': 'export const a = 1',
  'src/app/plant-low.ts': 'export const a = 1',
  'src/features/one/plant-low.ts': 'export const a = 1',
  'src/screens/one/PlantOne.tsx': 'export type A = 1; export const One = () => null',
  'src/lib/plant-low.test.ts': 'export const a = 1',
  'src/lib/plant-elcric.ts': `import { a } from './plant-circle.ts'; export const b = () => a`,
  'src/lib/plant-types-again.ts': `import type { A } from './plant-circle-of-types.ts'; export type B = A | 2`,
  'src/screens/one/plant-lawful.ts': `import { a } from '../../features/one/plant-low.ts'; import { fen } from '#contracts/money/money.ts'; export const b = [a, fen]`,
  'pacts/plant-lawful.ts': `import * as api from '#src/api/plant-low.ts'; export const a = api`,
  'bench/plant-lawful.ts': `import { routes } from '#mock/server/mock-routes.ts'; import { fen } from '#contracts/money/money.ts'; export const a = [routes, fen]`,
  'mock-server/console/plant-lawful.ts': `import type { MockControl } from '../control/control.ts'; export type A = MockControl`,
  'mock-server/plant-lawful.ts': `import { faker } from '@faker-js/faker'; import { fen } from '#contracts/money/money.ts'; export const a = [faker, fen]`,
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), `${text}\n`)
}

beforeAll(() => {
  const present = readdirSync(repo)
  for (const folder of FOLDERS.filter((name) => present.includes(name))) {
    cpSync(join(repo, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/[\\/](public|\.results|shots)$/.test(path),
    })
  }
  cpSync(join(repo, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(repo, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, text] of Object.entries(TARGETS)) write(path, text)
  for (const [, path, text] of PLANTS) write(path, text)
  for (const [, from, to] of ARROWS) {
    if (to.endsWith('/plant-target.ts')) write(to, 'export type A = 1')
    write(from, `import type * as up from '${relative(dirname(from), to)}'; export type B = typeof up`)
  }
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The check reads the whole tree, which takes seconds on a busy machine. */
const WHOLE_TREE_MS = 60_000

describe('the import rules', { timeout: WHOLE_TREE_MS }, () => {
  it('see every planted breach, and nothing in the lawful files beside them', async () => {
    const { breaches } = await checkImports(copy)
    for (const [rule, from] of PLANTS) {
      expect(breaches, `${from} breaks ${rule}`).toContainEqual(expect.objectContaining({ rule, from }))
    }
    for (const [rule, from, to] of ARROWS) expect(breaches).toContainEqual({ rule, from, to })
    expect(breaches.filter(({ from }) => /plant-lawful|plant-target|PlantOne/.test(from))).toEqual([])
  })

  it('have a planted breach each', () => {
    const planted = new Set<string>([...PLANTS, ...ARROWS].map(([rule]) => rule))
    expect(
      (importRules.forbidden ?? []).map(({ name }) => name).filter((name) => !planted.has(name ?? '')),
    ).toEqual([])
  })

  it('give each folder of the mock a layer', () => {
    const layers = new Set([...Object.keys(LAYERS['mock-server'] ?? {}), 'console', 'testing'])
    const folders = globSync('*/**/*.ts', { cwd: join(repo, 'mock-server') }).map(
      (file) => file.split('/')[0],
    )
    expect(folders.filter((folder) => !layers.has(folder ?? ''))).toEqual([])
  })

  it('fail where they see no module at all', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'imports-empty-'))
    mkdirSync(join(empty, 'src'))
    writeFileSync(join(empty, 'package.json'), '{"type":"module"}')
    const verdict = await checkImports(empty)
    expect(verdict.breaches).toEqual([])
    expect(emptyFolders(verdict)).toEqual(FOLDERS)
    rmSync(empty, { recursive: true })
  })
})
