import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The generators that the test runs, by their names at npm. They are 250 MB together, so the test installs them into a
 * folder of its own.
 */
export const NPM_TOOLS = {
  'openapi-typescript': '7.13.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  'swagger-client': '3.39.0',
} as const
/** What the tools need beside them: the compiler that they print with, and the library of what they write. */
const BESIDE = { typescript: '5.9.3', zod: '4.6.7' }

export const DEBIAN_TOOLS = {
  'kin-openapi': {
    packages: ['golang-go', 'golang-github-getkin-kin-openapi-dev'],
    files: ['/usr/bin/go', '/usr/share/gocode/src/github.com/getkin/kin-openapi/openapi3'],
  },
  jsonschema: { packages: ['python3-jsonschema'], files: ['/usr/lib/python3/dist-packages/jsonschema'] },
} as const

/** Installs the tools of npm into `folder`. Their own scripts do not run. */
export function installFromNpm(folder: string): void {
  const wanted = Object.entries({ ...NPM_TOOLS, ...BESIDE }).map(([name, version]) => `${name}@${version}`)
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', folder, ...flags, ...wanted], { stdio: 'pipe' })
}

/** Installs Debian packages, where that may be done. Returns why the tool cannot run here, or nothing. */
export function installFromDebian(name: keyof typeof DEBIAN_TOOLS): string | undefined {
  const { packages, files } = DEBIAN_TOOLS[name]
  const isThere = () => files.every((file) => existsSync(file))
  if (isThere()) return undefined
  const command = `apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `not here, and only root on a Debian can install it: ${command}`
  try {
    execFileSync('apt-get', ['update'], { stdio: 'pipe' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'pipe' })
  } catch (problem) {
    return `${command} failed: ${problem instanceof Error ? problem.message : problem}`
  }
  return isThere() ? undefined : `not here after ${command}`
}

/** Prints what a program of ours says of each case: empty where the tool accepts it, else its reason. */
export function verdictsOf(program: keyof typeof DEBIAN_TOOLS, document: string, cases: string): string[] {
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' }
  const [command, args] =
    program === 'kin-openapi'
      ? ['/usr/bin/go', ['run', 'kin-openapi.go']]
      : // Debian's own: another Python has not its packages.
        ['/usr/bin/python3', ['json-schema.py']]
  const out = execFileSync(command, [...args, document, cases], {
    cwd: join(import.meta.dirname),
    env,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  return JSON.parse(out)
}
