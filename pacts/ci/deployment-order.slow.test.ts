import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

const GITHUB = ['github-consumer.yml', 'github-provider.yml']
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** git starts a process per step, and on a busy machine each takes seconds. */
const SLOW_MS = 120_000

describe('GitHub deploys no older commit over a newer one', { timeout: SLOW_MS }, () => {
  /** main on the platform, with one commit, and the checkout of a job. */
  function checkout() {
    const folder = mkdtempSync(join(tmpdir(), 'github-ci-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim()
    const push = () => {
      git('commit', '--quiet', '--allow-empty', '--message', 'a')
      git('push', '--quiet', 'origin', 'main')
      return git('rev-parse', 'HEAD')
    }
    git('init', '--quiet', '--initial-branch', 'main')
    git('init', '--quiet', '--bare', 'there.git')
    git('remote', 'add', 'origin', './there.git')
    return { folder, git, push }
  }

  /** A step of the deployment, as GitHub passes it to bash: the first or the last of the scripts. */
  const step = (which: 0 | -1, name: string, folder: string, commit: string) => {
    const steps: { run?: string }[] = parse(read(name)).jobs.deploy.steps
    const script = steps.flatMap(({ run = [] }) => run).at(which) ?? ''
    // No other script of the file may run here.
    expect(script).toMatch(/^(if ! git fetch|git push) /)
    return spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_SHA: commit },
    })
  }
  const asked = (...of: [name: string, folder: string, commit: string]) => step(0, ...of)
  const remember = (...of: [name: string, folder: string, commit: string]) =>
    expect(step(-1, ...of)).toMatchObject({ status: 0 })

  it.each(GITHUB)('%s stops at a commit that is older than what was deployed last, and says so', (name) => {
    const { folder, push } = checkout()
    const [older, newer] = [push(), push()]
    remember(name, folder, older)
    remember(name, folder, newer)
    const { status, stdout } = asked(name, folder, older)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::error::/)
    expect(stdout).toContain(older)
    expect(stdout).toContain(newer)
    // Again, as when a run is repeated.
    expect(asked(name, folder, newer).status).toBe(0)
  })

  it.each(GITHUB)('%s deploys the first commit, and each newer one though main has gone on', (name) => {
    const { folder, push } = checkout()
    const [first, second] = [push(), push()]
    push()
    expect(asked(name, folder, first).status).toBe(0)
    remember(name, folder, first)
    expect(asked(name, folder, second).status).toBe(0)
  })

  it.each(GITHUB)('%s stops at a commit that was made beside what was deployed last', (name) => {
    const { folder, git, push } = checkout()
    push()
    remember(name, folder, push())
    git('reset', '--quiet', '--hard', 'HEAD~1')
    git('commit', '--quiet', '--allow-empty', '--message', 'b')
    expect(asked(name, folder, git('rev-parse', 'HEAD')).status).toBe(1)
  })

  it.each(GITHUB)('%s stops where nothing says what was deployed last', (name) => {
    const { folder, git, push } = checkout()
    const commit = push()
    git('remote', 'set-url', 'origin', './gone.git')
    expect(asked(name, folder, commit)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::/),
    })
  })

  it.each(GITHUB)('%s has all commits there, and only its deployment may write', (name) => {
    const { permissions, jobs } = parse(read(name))
    expect(jobs.deploy.steps[0].with).toEqual({ 'fetch-depth': 0 })
    expect(permissions).toEqual({ contents: 'read' })
    const rights = Object.entries<{ permissions?: unknown }>(jobs).flatMap(([job, { permissions: own }]) =>
      own ? [[job, own]] : [],
    )
    expect(rights).toEqual([['deploy', { contents: 'write' }]])
  })

  it.each(GITHUB)('%s asks while no other deployment can begin', (name) => {
    const { concurrency } = parse(read(name)).jobs.deploy
    expect(concurrency).toBe('production')
  })
})
