import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACT_FILE, STATES_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'

const scratch = mkdtempSync(join(tmpdir(), 'news-cli-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'news-cli.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

/** The pact without its last interaction that is, or is not, optional. */
function lesser(name: string, isOptional: boolean): string {
  const { interactions, ...rest } = readPact(PACT_FILE)
  const last = interactions.findLast(({ pending = false }) => pending === isOptional)
  const file = join(scratch, name)
  writeFileSync(file, JSON.stringify({ ...rest, interactions: interactions.filter((one) => one !== last) }))
  return file
}

describe('npm run contract:news', () => {
  it('ends with 1 where a green backend may turn red, and with 0 elsewhere', () => {
    const firm = run([lesser('firm.json', false), PACT_FILE])
    expect(firm).toMatchObject({ status: 1, stderr: '' })
    expect(firm.stdout).toContain('A backend that was green may turn red: 1 change, of ')
    const optional = run([lesser('optional.json', true)])
    expect(optional.status).toBe(0)
    expect(optional.stdout).toContain('A backend that was green stays green.')
    expect(optional.stdout).toContain('it is optional')
  })

  it('reads commits and tags', () => {
    const repository = join(scratch, 'repository')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: repository })
    mkdirSync(join(repository, 'pacts'), { recursive: true })
    git('init', '--quiet')
    for (const [at, file] of [lesser('tagged.json', false), PACT_FILE].entries()) {
      copyFileSync(file, join(repository, 'pacts/member-app-backend.json'))
      git('add', '.')
      git('commit', '--quiet', '--message', 'a pact')
      git('tag', `v${at}`)
    }
    const inRepository = (...args: string[]) => run(args, { GIT_DIR: join(repository, '.git') })
    expect(inRepository('v0', 'v1')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        '# What the contract asks: v0 → v1\n\nA backend that was green may turn red: 1 change',
      ),
    })
    expect(inRepository('HEAD').status).toBe(0)
    git('rm', '--quiet', '-r', 'pacts')
    git('commit', '--quiet', '--message', 'nothing')
    expect(inRepository('HEAD')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The commit HEAD has none of pacts/member-app-backend.json'),
    })
  })

  it.each([
    ['nothing', [], 'npm run contract:news -- FROM [TO]'],
    ['a commit that is not there', ['no-such-tag'], '"no-such-tag" is no commit of this repository'],
    ['files of two kinds', [PACT_FILE, STATES_FILE], 'are not of the same kind'],
  ])('ends with 2 for %s', (_what, args, problem) => {
    expect(run(args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(problem) })
  })
})
