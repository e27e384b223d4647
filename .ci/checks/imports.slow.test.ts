import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRules } from './import-rules.ts'
import { checkImports, emptyFolders } from './imports.ts'

const repo = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'imports-'))
const FOLDERS = ['contracts', 'mock-server', 'src', 'console', 'pacts', 'e2e', 'bench']

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
    'console/plant-world.ts',
    `import type { World } from '#mock/state/types.ts'; export type A = World`,
  ],
  ['console-by-the-verbs', 'console/plant-app.ts', `export { isOrderNo } from '#src/lib/format/order-no.ts'`],
  [
    'src-stays-home',
    'src/demo/plant-console-code.ts',
    `import * as one from '../../console/plant-lawful.ts'; export const a = one`,
  ],
  ['bench-stays-home', 'bench/plant-home.ts', `export { isOrderNo } from '#src/lib/format/order-no.ts'`],
  [
    'src-lib-looks-down',
    'src/lib/plant-up.ts',
    `import * as z from '../api/plant-low.ts'; export const a = z`,
  ],
  ['src-ui-looks-down', 'src/ui/plant-up.ts', `import * as z from '../api/plant-low.ts'; export const a = z`],
  [
    'src-api-looks-down',
    'src/api/plant-up.ts',
    `import * as z from '../ui/plant-low.ts'; export const a = z`,
  ],
  [
    'src-features-looks-down',
    'src/features/one/plant-up.ts',
    `import type { A } from '../../screens/one/PlantOne.tsx'; export type B = A`,
  ],
  [
    'src-screens-looks-down',
    'src/screens/one/plant-up.ts',
    `import * as z from '../../app/plant-low.ts'; export const a = z`,
  ],
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

/** Correct files that the planted lines import. */
const TARGETS: Record<string, string> = {
  'src/demo/plant-console.ts': 'export const a = 1',
  'src/api/plant-low.ts': 'export const a = 1',
  'src/ui/plant-low.ts': 'export const a = 1',
  'src/app/plant-low.ts': 'export const a = 1',
  'src/features/one/plant-low.ts': 'export const a = 1',
  'src/screens/one/PlantOne.tsx': 'export type A = 1; export const One = () => null',
  'src/lib/plant-low.test.ts': 'export const a = 1',
  'src/lib/plant-elcric.ts': `import { a } from './plant-circle.ts'; export const b = () => a`,
  'src/lib/plant-types-again.ts': `import type { A } from './plant-circle-of-types.ts'; export type B = A | 2`,
  'src/screens/one/plant-lawful.ts': `import { a } from '../../features/one/plant-low.ts'; import { fen } from '#contracts/money/money.ts'; export const b = [a, fen]`,
  'pacts/plant-lawful.ts': `import * as api from '#src/api/plant-low.ts'; export const a = api`,
  'bench/plant-lawful.ts': `import { routes } from '#mock/server/mock-routes.ts'; import { fen } from '#contracts/money/money.ts'; export const a = [routes, fen]`,
  'console/plant-lawful.ts': `import type { MockControl } from '#mock/control/control.ts'; export type A = MockControl`,
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
    expect(breaches.filter(({ from }) => /plant-lawful|PlantOne/.test(from))).toEqual([])
  })

  it('have a planted breach each', () => {
    const planted = new Set<string>(PLANTS.map(([rule]) => rule))
    expect(
      (importRules.forbidden ?? []).map(({ name }) => name).filter((name) => !planted.has(name ?? '')),
    ).toEqual([])
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
