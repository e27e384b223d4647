import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { PACTS_DIR } from '../names.ts'
import { readVerifierReport, type VerifierReport } from '../report/verifier-report.ts'
import { writeKit } from './kit.ts'
import { LANGUAGES, type Language, type LanguageName } from './languages.ts'

/** A new kit in a folder of its own, and what its `verify.sh` says. */
export type Kit = {
  /** Changes the text of the backend. */
  edit: (change: (source: string) => string) => void
  verify: (filter?: string) => Promise<{ exitCode: number; text: string; report: VerifierReport }>
}

export function newKit(name: LanguageName): Kit {
  const folder = mkdtempSync(join(tmpdir(), `kit-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeKit(name, folder)
  const file = join(folder, LANGUAGES[name].file)
  return {
    edit: (change) => writeFileSync(file, change(readFileSync(file, 'utf8'))),
    verify: async (filter) => {
      // The programs of this repository come before those that npx would fetch.
      const env = {
        ...process.env,
        PATH: [join(PACTS_DIR, '../node_modules/.bin'), process.env.PATH].join(delimiter),
        PORT: String(await freePort()),
        GOCACHE: join(tmpdir(), 'kit-go-cache'),
      }
      const run = spawnSync(join(folder, 'verify.sh'), filter === undefined ? [] : [filter], {
        env,
        encoding: 'utf8',
        maxBuffer: 64e6,
      })
      const text = run.stdout + run.stderr
      const report = readVerifierReport(readFileSync(join(folder, 'report.json'), 'utf8'), text)
      return { exitCode: run.status ?? -1, text, report }
    },
  }
}

/** The backend with a state written, as the comments of its stub show it. */
export function withState(source: string, name: LanguageName, state: string): string {
  const { open, notWritten, comment, examples }: Language = LANGUAGES[name]
  const lines = source.split('\n')
  const at = lines.findIndex((line) => line.trim() === open(state).split('\n').at(-1))
  const end = lines.findIndex((line, index) => index > at && line.trim() === notWritten)
  if (at < 0 || end < 0) throw new Error(`the kit has no stub for ${state}`)
  const example: readonly string[] | undefined = (examples as Partial<Record<string, readonly string[]>>)[
    state
  ]
  const shown = lines.slice(at + 1, end).map((line) => line.trim().replace(`${comment} `, ''))
  if (example === undefined || shown.slice(1).join('\n') !== example.join('\n'))
    throw new Error(`the kit shows no code for ${state}`)
  const indent = /^\s*/.exec(lines[end] ?? '')?.[0] ?? ''
  return [...lines.slice(0, at + 1), ...example.map((line) => indent + line), ...lines.slice(end + 1)].join(
    '\n',
  )
}

/** What each language needs to run: a program, and Debian's package of it. */
const PROGRAMS: Record<LanguageName, { program: string; debian?: string }> = {
  php: { program: 'php', debian: 'php-cli' },
  python: { program: 'python3', debian: 'python3' },
  go: { program: 'go', debian: 'golang-go' },
  java: { program: 'javac' },
  node: { program: 'node' },
}

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Why a kit in this language cannot run here, or nothing. Root on a Debian gets the package. */
export function cannotRun(name: LanguageName): string | undefined {
  const { program, debian } = PROGRAMS[name]
  if (has(program)) return undefined
  if (debian === undefined) return `${program} not found: this kit was not run`
  const command = `apt-get install ${debian}`
  if (process.getuid?.() !== 0 || !has('apt-get'))
    return `${program} not found: this kit was not run; ${command}`
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', debian],
    options,
  )
  return has(program) ? undefined : `${command} failed: this kit was not run`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
