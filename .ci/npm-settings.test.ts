import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locked, type Manifest, settingProblems } from './dependencies.ts'
import { repo } from './run-command.ts'

const OURS = readFileSync(join(repo, '.npmrc'), 'utf8')

it('npm is told all that this project relies on', () => {
  expect(settingProblems(OURS)).toEqual([])
})

it.each([
  ['no exact versions', OURS.replace('save-exact=true', ''), 'without save-exact'],
  ['exact versions taken back', `${OURS}save-exact=false\n`, 'without save-exact'],
  ['exact versions in a comment alone', OURS.replace('save-exact', '# save-exact'), 'without save-exact'],
  [
    'hosts in the lock file',
    OURS.replace('omit-lockfile-registry-resolved=true', ''),
    'without omit-lockfile-registry-resolved',
  ],
  [
    'install scripts that nobody has decided on',
    OURS.replace('strict-allow-scripts=true', 'strict-allow-scripts = false'),
    'without strict-allow-scripts',
  ],
  ['a registry', `${OURS}registry=https://a.example/\n`, 'sets registry'],
  ['a registry of a scope', `${OURS}@app:registry = https://a.example/\n`, 'sets @app:registry'],
  ['a key to a registry', `${OURS}//a.example/:_authToken=x\n`, 'sets //a.example/:_authToken'],
  [
    'all install scripts',
    `${OURS}dangerously-allow-all-scripts=true\n`,
    'sets dangerously-allow-all-scripts',
  ],
])('finds %s', (_, npmrc, problem) => {
  expect(settingProblems(npmrc)).toEqual([`.npmrc: ${problem}`])
})

/** npm starts anew for each row. */
const NPM_MS = 60_000
const HASH = `sha512-${'A'.repeat(86)}==`
/** What the registry has. */
const REGISTRY: Record<string, Record<string, Manifest>> = {
  app: { '1.0.0': { dependencies: { part: '^1.0.0' } }, '1.1.0': { dependencies: { part: '^1.0.0' } } },
  part: { '1.0.0': {} },
}
const APP = { version: '1.0.0', integrity: HASH, dependencies: { part: '^1.0.0' } }
const PART = { version: '1.0.0', integrity: HASH }

/** `root`: what the lock file repeats of package.json. */
type Project = { manifest: Manifest; root?: Manifest; app?: Locked; part?: Locked | null }
const ASKED = { dependencies: { app: '1.0.0' } }
const ROWS: [what: string, project: Project, told: RegExp][] = [
  ['takes a lock file that fits', { manifest: ASKED }, /^$/],
  [
    'refuses another version than the one locked',
    { manifest: { dependencies: { app: '1.1.0' } }, root: ASKED },
    /in sync[\s\S]*lock file's app@1\.0\.0 does not satisfy app@1\.1\.0/,
  ],
  [
    'refuses another version in both files while the package is the old one',
    { manifest: { dependencies: { app: '1.1.0' } } },
    /in sync[\s\S]*lock file's app@1\.0\.0 does not satisfy app@1\.1\.0/,
  ],
  [
    'refuses a package that is not locked',
    { manifest: { dependencies: { app: '1.0.0', part: '1.0.0' } }, root: ASKED, part: null },
    /in sync[\s\S]*Missing: part@1\.0\.0 from lock file/,
  ],
  [
    'refuses a package of a package that is not locked',
    { manifest: ASKED, part: null },
    /in sync[\s\S]*Missing: part@1\.0\.0 from lock file/,
  ],
  [
    'takes a range, a host and a weak hash, so that the check has to look',
    {
      manifest: { dependencies: { app: '^1.0.0' } },
      app: { ...APP, resolved: 'http://a.example/app/-/app-1.0.0.tgz', integrity: `sha1-${'A'.repeat(27)}=` },
    },
    /^$/,
  ],
]
/** An older npm, such as that of Node 20, knows neither `allowScripts` nor the setting, and runs all scripts. */
const SCRIPT_ROWS: typeof ROWS = [
  [
    'refuses an install script that nobody has decided on, before anything is installed',
    { manifest: ASKED, part: { ...PART, hasInstallScript: true } },
    /ESTRICTALLOWSCRIPTS[\s\S]*part@1\.0\.0/,
  ],
  [
    'takes a package whose install script may not run',
    { manifest: { ...ASKED, allowScripts: { part: false } }, part: { ...PART, hasInstallScript: true } },
    /^$/,
  ],
]

/** As it comes, whatever this machine has set for it. */
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
const unset = { cwd: tmpdir(), env: plain, encoding: 'utf8' } as const
const knowsScripts =
  execFileSync('npm', ['config', 'get', 'strict-allow-scripts'], unset).trim() !== 'undefined'

describe('npm ci with the settings of this project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-ci-'))
  // On this machine: without a registry npm says that it cannot ask, and not what does not fit.
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1)
    const versions = Object.entries(REGISTRY[name] ?? {}).map(([version, needs]) => {
      const dist = { tarball: `http://a.example/${name}/-/${name}-${version}.tgz`, integrity: HASH }
      return [version, { name, version, dist, ...needs }]
    })
    response.end(JSON.stringify({ name, versions: Object.fromEntries(versions) }))
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  /** What npm says where it refuses to install, and nothing where it would go on. */
  function refusal({ manifest, root = manifest, app = APP, part = PART }: Project): Promise<string> {
    const named = { name: 'a', version: '1.0.0' }
    const locked = { 'node_modules/app': app, ...(part && { 'node_modules/part': part }) }
    const files = {
      '.npmrc': OURS,
      'package.json': JSON.stringify({ ...named, ...manifest }),
      'package-lock.json': JSON.stringify({
        ...named,
        lockfileVersion: 3,
        requires: true,
        packages: { '': { ...named, ...root }, ...locked },
      }),
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const set = {
      registry,
      cache: join(folder, 'cache'),
      userconfig: join(folder, 'none'),
      noproxy: '127.0.0.1',
    }
    const env = {
      ...plain,
      ...Object.fromEntries(Object.entries(set).map(([name, to]) => [`npm_config_${name}`, to])),
    }
    return new Promise((resolve) => {
      execFile('npm', ['ci', '--dry-run'], { cwd: folder, env }, (error, _, told) =>
        resolve(error ? told || String(error) : ''),
      )
    })
  }

  it.each([...ROWS, ...(knowsScripts ? SCRIPT_ROWS : [])])(
    '%s',
    { timeout: NPM_MS },
    async (_, project, told) => {
      expect(await refusal(project)).toMatch(told)
    },
  )
})
