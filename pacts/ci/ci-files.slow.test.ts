import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { argumentsFor } from '../flows/respect.ts'
import { CONSUMER, PACTS_DIR, PROVIDER } from '../names.ts'

const BIN = join(PACTS_DIR, '../node_modules/.bin')
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yml'))
const GITHUB = FILES.filter((name) => name.startsWith('github-'))

type Job = { steps?: { run?: string }[]; script?: string[] }

/** The shell scripts of a file by job, as its runner passes them to bash. */
function scriptsOf(name: string): Record<string, string> {
  const document = parse(read(name))
  const jobs: Record<string, Job> = document.jobs ?? document
  const scripts = Object.entries(jobs).map(([job, { steps, script }]) => [
    job,
    (script ?? steps?.flatMap(({ run = [] }) => run) ?? []).join('\n'),
  ])
  return Object.fromEntries(scripts.filter(([, script]) => script !== ''))
}

const scriptOf = (name: string) => Object.values(scriptsOf(name)).join('\n')
/** The commands of a script. Those over several lines become one. */
const commands = (name: string): string[] =>
  scriptOf(name)
    .replace(/\\\n\s*/g, '')
    .split('\n')

it('there is a file for each side on each platform', () => {
  expect(FILES).toEqual([
    'github-consumer.yml',
    'github-provider.yml',
    'gitlab-consumer.yml',
    'gitlab-provider.yml',
  ])
})

it.each(GITHUB)('%s names each action by a commit, and says which version that is', (name) => {
  const actions = read(name).match(/uses: .*/g) ?? []
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})

describe.each(FILES)('the scripts of %s', (name) => {
  it('are valid for bash', () => {
    const scripts = scriptsOf(name)
    expect(Object.keys(scripts)).toContain('deploy')
    for (const [job, script] of Object.entries(scripts)) {
      const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
      expect(stderr, job).toBe('')
    }
  })

  it('call only scripts of ours and flags of programs that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(PACTS_DIR, '../package.json'), 'utf8'))
    const text = commands(name)
    for (const [, script = ''] of text.join('\n').matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(script)
    const orders = text.flatMap(
      (line) => /^(?:npx )?(pact-verifier|pact-broker [\w-]+) (.*)/.exec(line)?.slice(1) ?? [],
    )
    expect(orders.length).toBeGreaterThan(0)
    for (let at = 0; at < orders.length; at += 2) {
      const [program = '', ...subcommand] = orders[at]?.split(' ') ?? []
      const help = spawnSync(join(BIN, program), [...subcommand, '--help'], { encoding: 'utf8' }).stdout
      for (const [flag] of (orders[at + 1] ?? '').matchAll(/(?<= |^)--[\w-]+/g))
        expect(help, `${orders[at]} ${flag}`).toMatch(new RegExp(`${flag}\\b(?!-)`))
    }
  })

  it('ask the broker before they deploy, and tell it afterwards', () => {
    const deploy = scriptsOf(name).deploy ?? ''
    const ref = name.startsWith('github') ? [':refs/deployed/production'] : []
    const order = ['can-i-deploy', './deploy.sh', 'record-deployment', ...ref].map((step) =>
      deploy.indexOf(step),
    )
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(deploy).toContain(`--pacticipant ${name.endsWith('provider.yml') ? PROVIDER : CONSUMER} `)
  })

  it('send no telemetry, and use the version of pact-cli that is checked here', () => {
    const document = parse(read(name))
    expect((document.env ?? document.variables).PACT_DO_NOT_TRACK).toBe('true')
    const { devDependencies } = JSON.parse(readFileSync(join(PACTS_DIR, '../package.json'), 'utf8'))
    for (const [, version] of read(name).matchAll(/pact-cli@([\d.]+)/g))
      expect(version).toBe(devDependencies['@pact-foundation/pact-cli'])
  })
})

it.each(
  FILES.filter((name) => name.endsWith('provider.yml')),
)('%s has a line that runs the flows', (name) => {
  const local = 'http://127.0.0.1:8080'
  const args = argumentsFor('contract/flows.arazzo.yaml', { backend: local, states: local })
  expect(read(name)).toContain(`npx @redocly/cli@2.77 ${args.join(' ')}\n`)
})

describe.each(FILES.filter((name) => name.endsWith('consumer.yml')))('the app’s %s', (name) => {
  it('deploys a release, whose packages were checked, and not a bare build', () => {
    const deploy = scriptsOf(name).deploy ?? ''
    const flags = /^npm run release -- (.*)$/m.exec(deploy)?.[1] ?? ''
    expect(flags).toContain('--audit-required')
    expect(deploy.indexOf('npm run release')).toBeLessThan(
      deploy.indexOf('./deploy.sh production dist-release'),
    )
    expect(deploy).not.toMatch(/npm run build|vite build|dist(?!-release)/)
    const release = join(PACTS_DIR, '../.ci/release/run-release.ts')
    const help = spawnSync(process.execPath, [release, '--help'], { encoding: 'utf8' }).stdout
    for (const [flag] of flags.matchAll(/--[\w-]+/g)) expect(help).toMatch(new RegExp(`^ +${flag} `, 'm'))
  })
})
