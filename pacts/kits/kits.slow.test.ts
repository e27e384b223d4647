import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { README_FILE } from '../names.ts'
import { codeOf, contentOf, isPlainRefusal } from '../pact-file.ts'
import { consumerPact } from '../provider/test-verify.ts'
import type { VerifierReport } from '../report/verifier-report.ts'
import { statesOfPact } from './kit.ts'
import { LANGUAGES, type LanguageName } from './languages.ts'
import { cannotRun, newKit, withState } from './test-kits.ts'

/** An installation, a compiler and two verifications, on a machine that may be busy. */
const SLOW_MS = 600_000
const BALANCE = '^POST /api/balance:'
const FOR_BALANCE = ['visitor', 'member-with-money', 'session-expired']
const languages = Object.keys(LANGUAGES) as LanguageName[]
const required = consumerPact.interactions.filter(({ pending }) => !pending)
const ofBalance = required.filter(({ request }) => request.path === '/api/balance')

const redIn = ({ errors }: VerifierReport): string[] => errors.map(({ interaction }) => interaction)

describe.each(languages)('the kit in %s', { timeout: SLOW_MS }, (name) => {
  let problem: string | undefined
  beforeAll(() => {
    problem = cannotRun(name)
  }, SLOW_MS)

  it('is red for its one call until three states are written, then green, and red for others', async ({
    skip,
  }) => {
    skip(problem !== undefined, problem)
    const kit = newKit(name)
    const before = await kit.verify(BALANCE)
    expect(before.exitCode, before.text).toBe(1)
    expect(redIn(before.report)).toHaveLength(ofBalance.length)
    expect(before.text).toContain('state change handlers has failed')
    kit.edit((source) => FOR_BALANCE.reduce((text, state) => withState(text, name, state), source))
    const after = await kit.verify(BALANCE)
    expect(redIn(after.report), after.text).toEqual([])
    expect(after.exitCode).toBe(0)
    const other = await kit.verify('^POST /api/uservip:')
    expect(other.exitCode).toBe(1)
    expect(JSON.stringify(other.report.errors)).toContain('"actual":404')
  })
})

describe('the kit in node', { timeout: SLOW_MS }, () => {
  const kitWith = (line: string, other: string) => {
    const kit = newKit('node')
    kit.edit((source) => {
      expect(source).toContain(line)
      const written = [...FOR_BALANCE, 'fresh-member'].reduce(
        (text, state) => withState(text, 'node', state),
        source,
      )
      return written.replace(line, other)
    })
    return kit
  }

  it('is red in three interactions when it ignores the token', async () => {
    const kit = kitWith(
      "member ? call(member, fields) : { code: 401, message: '请先登录', data: null }",
      'call(member ?? { fen: 1 }, fields)',
    )
    expect(redIn((await kit.verify(BALANCE)).report)).toHaveLength(3)
  })

  it('is green for nothing where a missing call looks like a refusal, but in refusals of those states', async () => {
    const kit = kitWith('status: 404, body: {}', "status: 200, body: { code: 404, message: '接口不存在' }")
    const { report } = await kit.verify()
    const red = redIn(report)
    const green = required.filter(({ description }) => !red.some((one) => one.endsWith(`- ${description}`)))
    const others = green.filter((interaction) => !ofBalance.includes(interaction))
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((interaction) => !isPlainRefusal(interaction))).toEqual([])
  })
})

describe('npm run pact:kit', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'kit-cli.ts'), ...args], { encoding: 'utf8' })
  const scratch = () => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-cli-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return folder
  }

  it.each(languages)('writes each state of the pact in %s, with what it must make true', (name) => {
    const folder = join(scratch(), 'new')
    expect(run(name, folder).status).toBe(0)
    const text = readFileSync(join(folder, LANGUAGES[name].file), 'utf8')
    expect(text).not.toContain('{{')
    const words = text.replace(/\n\s*(?:\/\/|#) /g, ' ')
    for (const { name: state, must, params } of statesOfPact()) {
      expect(text, state).toContain(LANGUAGES[name].open(state).split('\n')[0])
      expect(words, state).toContain(must.replaceAll('\n', ' '))
      for (const param of Object.keys(params)) expect(text, state).toContain(`param ${param}, `)
    }
    expect(readdirSync(folder).sort()).toEqual(
      [LANGUAGES[name].file, 'member-app-backend.json', 'provider-states.json', 'verify.sh'].sort(),
    )
  })

  it('leaves a folder alone that is not empty', () => {
    const folder = scratch()
    writeFileSync(join(folder, 'mine.txt'), '')
    const { status, stderr } = run('node', folder)
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${folder} is not empty: name a new folder\n` })
    expect(readdirSync(folder)).toEqual(['mine.txt'])
  })

  it('leaves a file alone', () => {
    const file = join(scratch(), 'mine.txt')
    writeFileSync(file, 'mine')
    expect(run('node', file)).toMatchObject({ status: 2, stderr: `${file} is a file: name a new folder\n` })
  })

  it('names the languages that it has', () => {
    const folder = join(scratch(), 'new')
    const { status, stderr } = run('rust', folder)
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'There is no kit for "rust". There are php, python, go, java, node.\n',
    })
  })

  it.each([[[]], [['php']], [['php', 'a', 'b']]])('explains itself to %j', (args) => {
    expect(run(...args)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('npm run pact:kit -- LANGUAGE'),
    })
  })
})

it('README.md says how many interactions a backend without the calls may pass', () => {
  const readme = readFileSync(README_FILE, 'utf8')
  const refusals = required.filter(isPlainRefusal)
  const unauthorised = required.filter((interaction) => codeOf(interaction) === 401)
  const bare = required.filter(
    (interaction) => codeOf(interaction) === 200 && (contentOf(interaction).data ?? null) === null,
  )
  const [, ...counts] =
    /and (\d+) interactions that need no more[\s\S]*?So are (\d+) that need a 401[\s\S]*?And (\d+) ask for a success/.exec(
      readme,
    ) ?? []
  expect(counts.map(Number)).toEqual([refusals.length, unauthorised.length, bare.length])
})
