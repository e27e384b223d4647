import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repo } from '../run-command.ts'
import { dependencyProblems, type Lock, type Locked, type Manifest } from './dependencies.ts'

const jsonOf = (name: string) => JSON.parse(readFileSync(join(repo, name), 'utf8'))

it('nothing is wrong with the packages of this project', () => {
  const manifest: Manifest = jsonOf('package.json')
  const lock: Lock = jsonOf('package-lock.json')
  expect(dependencyProblems(manifest, lock)).toEqual([])
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(Object.keys(manifest.allowScripts ?? {}).filter((name) => manifest.allowScripts?.[name])).toEqual([
    'node',
  ])
})

const HASH = `sha512-${'A'.repeat(86)}==`

type Parts = {
  manifest: Manifest
  root: Locked
  packages: Record<string, Locked>
  lockfileVersion: number
}

/** A project that needs `app` and, to build, `tool`. `app` needs `part`, and a newer version of it than `tool` does. */
const sound = (): Parts => {
  const asked = { dependencies: { app: '1.0.0' }, devDependencies: { tool: '2.0.0-rc.1' } }
  return {
    manifest: structuredClone({ ...asked, allowScripts: { tool: true, part: false } }),
    root: structuredClone(asked),
    packages: {
      'node_modules/app': { version: '1.0.0', integrity: HASH, dependencies: { part: '^2.0.0' } },
      'node_modules/app/node_modules/part': { version: '2.1.0', integrity: HASH },
      'node_modules/part': { version: '1.0.0', integrity: HASH, hasInstallScript: true },
      'node_modules/tool': {
        version: '2.0.0-rc.1',
        integrity: HASH,
        hasInstallScript: true,
        dependencies: { part: '1' },
      },
    },
    lockfileVersion: 3,
  }
}

const problemsWith = (change: (parts: Parts) => unknown) => {
  const parts = sound()
  change(parts)
  const { manifest, root, packages, lockfileVersion } = parts
  return dependencyProblems(manifest, { lockfileVersion, packages: { '': root, ...packages } })
}
/** Both files contain it, as npm writes them. */
const asks = (spec: string) => (parts: Parts) => {
  parts.manifest.dependencies = { app: spec }
  parts.root.dependencies = { app: spec }
}
const app = (change: Locked) => (parts: Parts) =>
  Object.assign(parts.packages['node_modules/app'] ?? {}, change)

it('nothing is wrong with a sound project', () => {
  expect(problemsWith(() => undefined)).toEqual([])
})

it('a package may ask for another by a name of its own, and bring one with it', () => {
  const honest = ({ packages }: Parts) => {
    Object.assign(packages['node_modules/app'] ?? {}, { dependencies: { 'part-cjs': 'npm:part@^1.0.0' } })
    packages['node_modules/part-cjs'] = { name: 'part', version: '1.2.0', integrity: HASH }
    packages['node_modules/app/node_modules/own'] = { version: '1.0.0', inBundle: true }
  }
  expect(problemsWith(honest)).toEqual([])
})

type Row = [what: string, change: (parts: Parts) => unknown, problem: string]

const ADDRESSES = [
  'file:../app',
  'link:../app',
  'workspace:*',
  'git+ssh://git@a.example/app.git#v1.0.0',
  'https://a.example/app-1.0.0.tgz',
  'owner/app',
]
const NOT_EXACT = [
  '^1.0.0',
  '~1.0.0',
  '1.x',
  '>=1.0.0',
  '1.0.0 || 2.0.0',
  '*',
  '',
  'latest',
  '1.0',
  'v1.0.0',
  'npm:other@1.0.0',
  ...ADDRESSES,
].map((spec): Row => [`"${spec}" asked for`, asks(spec), `app: "${spec}" is no exact version`])
const NOT_OF_A_REGISTRY = ADDRESSES.map(
  (spec): Row => [
    `${spec} asked for by a package`,
    app({ dependencies: { part: spec } }),
    `node_modules/app: needs part from "${spec}"`,
  ],
)
const WHERE_FROM = [
  'https://registry.npmjs.org/app/-/app-1.0.0.tgz',
  'http://registry.npmjs.org/app/-/app-1.0.0.tgz',
  'https://mirror.example/app/-/app-1.0.0.tgz',
  'git+ssh://git@a.example/app.git#0123456789012345678901234567890123456789',
  'file:app-1.0.0.tgz',
  '../app',
  '',
].map(
  (resolved): Row => [
    `"${resolved}" as the place of a package`,
    app({ resolved }),
    `node_modules/app: names where it is from: ${resolved}`,
  ],
)
const WEAK = {
  'no hash': '',
  'a sha1': `sha1-${'A'.repeat(27)}=`,
  'a sha256': `sha256-${'A'.repeat(43)}=`,
  'a sha512 that is cut off': HASH.slice(0, 50),
  'a sha1 beside a sha512': `${HASH} sha1-${'A'.repeat(27)}=`,
  'two of them': `${HASH} ${HASH.replace('A', 'B')}`,
}
const HASHES = Object.entries(WEAK).map(
  ([what, integrity]): Row => [what, app({ integrity }), `node_modules/app: "${integrity}" is no sha512`],
)

const OTHERS: Row[] = [
  [
    'a range for a package to build with',
    ({ manifest }) => Object.assign(manifest.devDependencies ?? {}, { tool: '2' }),
    'tool: "2" is no exact version',
  ],
  [
    'a tag among the overrides of one package',
    ({ manifest }) => Object.assign(manifest, { overrides: { app: { part: 'latest' } } }),
    'part: "latest" is no exact version',
  ],
  [
    'a version that package.json alone says',
    ({ manifest }) => Object.assign(manifest.dependencies ?? {}, { app: '1.0.1' }),
    'app: dependencies say 1.0.1, of which the lock file has 1.0.0',
  ],
  [
    'a package that package.json alone has',
    ({ manifest }) => Object.assign(manifest.dependencies ?? {}, { more: '1.0.0' }),
    'more: dependencies say 1.0.0, of which the lock file has undefined',
  ],
  [
    'a package that the lock file alone has',
    ({ root }) => Object.assign(root.dependencies ?? {}, { more: '1.0.0' }),
    'more: dependencies say undefined, of which the lock file has 1.0.0',
  ],
  ['another version locked', app({ version: '1.0.1' }), 'app: 1.0.0 is asked for, and 1.0.1 locked'],
  ['a range locked', app({ version: '^1.0.0' }), 'node_modules/app: "^1.0.0" is no exact version'],
  ['no version locked', app({ version: undefined }), 'node_modules/app: "" is no exact version'],
  [
    'a package that is not locked',
    ({ packages }) => delete packages['node_modules/app'],
    'package.json: app is not in the lock file',
  ],
  [
    'a package to build with that is not locked',
    ({ packages }) => delete packages['node_modules/tool'],
    'package.json: tool is not in the lock file',
  ],
  [
    'a package of a package that is not locked where it would be looked for',
    ({ packages }) => delete packages['node_modules/part'],
    'node_modules/tool: part is not in the lock file',
  ],
  [
    'a package for one system that is not locked',
    app({ optionalDependencies: { 'app-darwin': '1.0.0' } }),
    'node_modules/app: app-darwin is not in the lock file',
  ],
  [
    'another package under the name that is asked for',
    app({ name: 'other' }),
    'node_modules/app: is an alias of other, which nobody asks for',
  ],
  ['a link', app({ link: true }), 'node_modules/app: is no package of a registry'],
  [
    'a folder of the project as a package',
    ({ packages }) => Object.assign(packages, { 'tools/app': { version: '1.0.0', integrity: HASH } }),
    'tools/app: is no package of a registry',
  ],
  [
    'a way out of the folder',
    ({ packages }) => Object.assign(packages, { 'node_modules/..': { version: '1.0.0', integrity: HASH } }),
    'node_modules/..: is no package of a registry',
  ],
  [
    'an install script that nobody has decided on',
    app({ hasInstallScript: true }),
    'app: has an install script, and allowScripts does not say whether it may run',
  ],
  [
    'an install script decided on for one version, of which npm cannot be sure here',
    ({ manifest }) => Object.assign(manifest, { allowScripts: { 'tool@2.0.0-rc.1': true, part: false } }),
    'tool: has an install script, and allowScripts does not say whether it may run',
  ],
  [
    'a second package that may run one',
    ({ manifest }) => Object.assign(manifest, { allowScripts: { tool: true, part: true } }),
    'tool, part: more than one may run an install script',
  ],
  [
    'a package that may run one and has none',
    ({ manifest }) => Object.assign(manifest, { allowScripts: { app: true, tool: false, part: false } }),
    'app: has no install script to allow',
  ],
  [
    'a lock file of another kind',
    (parts) => Object.assign(parts, { lockfileVersion: 1 }),
    'package-lock.json: version 1, not 3',
  ],
]
it.each([
  ...NOT_EXACT,
  ...NOT_OF_A_REGISTRY,
  ...WHERE_FROM,
  ...HASHES,
  ...OTHERS,
])('finds %s', (_, change, problem) => {
  expect(problemsWith(change)).toContain(problem)
})
