import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startBackend } from '../provider/test-backend.ts'
import { consumerPact, inFolder, pactFileOf, runVerifier, SLOW_MS } from '../provider/test-verify.ts'

const asked = consumerPact.interactions.filter(({ request }) =>
  ['/api/balance', '/api/uservip', '/api/getcard', '/api/activityapply'].includes(request.path),
)
const readIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const cases = (xml: string) => [...xml.matchAll(/<testcase [^>]*>(?:\s*<(\w+) )?/g)].map(([text]) => text)

/** A backend without VIP levels, that ignores the binding of cards, and lets nobody in for the balance. */
async function wrongBackend() {
  const backend = await startBackend({
    answer: (path) => {
      if (path === '/api/uservip' || path === '/api/activityapply') return { status: 404, body: {} }
      if (path === '/api/getcard') return { status: 200, body: { code: 200, message: 'ok', data: [] } }
      if (path === '/api/balance') return { status: 200, body: { code: 401, message: '请先登录' } }
      return undefined
    },
    state: (state) => (state === 'unfilled-site' ? { status: 400, body: {} } : undefined),
  })
  onTestFinished(backend.close)
  return { PROVIDER_BASE_URL: backend.url }
}

describe('npm run pact:verify -- --report', { timeout: SLOW_MS }, () => {
  it('explains each red, alike by pact-js and by Pact’s own verifier', async () => {
    const backend = await wrongBackend()
    const [own, cli] = [inFolder('own'), inFolder('cli')]
    const pact = pactFileOf(asked)
    const { exitCode, text } = await runVerifier(backend, '--report', own, pact)
    expect(exitCode).toBe(1)
    expect(text).toContain('2 of 3 calls built, 0 of them right.')
    expect(text).toContain(`${join(own, 'index.html')} explains it`)
    const summary = readIn(own, 'summary.md')
    expect(summary).toContain('- `code` came as `401`; it must be exactly 200.')
    expect(summary).toContain('`data` came as no row; needed is a row with `bank` exactly USDT')
    expect(summary).toContain('| `POST /api/uservip` | the call; states `unfilled-site` |')
    await runVerifier(backend, '--cli', '--report', cli, pact)
    expect(cases(readIn(cli, 'junit.xml'))).toEqual(cases(readIn(own, 'junit.xml')))
    expect(readIn(cli, 'summary.md')).toBe(summary)
  })

  it('leaves a page alone that is no report', async () => {
    const folder = inFolder('mine')
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), 'mine')
    const { exitCode, text } = await runVerifier({}, '--report', folder, pactFileOf(asked))
    expect(exitCode).toBe(2)
    expect(text).toContain(`${join(folder, 'index.html')} is there and of no report, so it is left alone`)
    expect(readIn(folder, 'index.html')).toBe('mine')
  })

  it('has nothing to explain of our own mock', async () => {
    const folder = inFolder('green')
    const pact = pactFileOf(asked)
    await runVerifier({}, '--report', folder, pact)
    const again = await runVerifier({}, '--report', folder, pact)
    expect(again.exitCode).toBe(0)
    expect(readIn(folder, 'summary.md')).not.toContain('<details>')
    expect(readIn(folder, 'index.html')).not.toContain('<article>')
    expect(readIn(folder, 'junit.xml')).toContain('failures="0" skipped="0"')
  })
})

describe('npm run pact:report', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'report-cli.ts'), ...args], { encoding: 'utf8' })

  it('makes the same of the JSON of the standalone verifier, with requests to $BASE', () => {
    const file = inFolder('report.json')
    const interactionResults = asked.map(({ description }) => ({ description, result: 'OK' }))
    const errors = [
      {
        interaction:
          'Verifying a pact between member-app and backend Given member-with-money - POST /api/balance: with a bad token',
        mismatch: {
          type: 'mismatches',
          mismatches: [{ type: 'BodyMismatch', path: '$.code', actual: '200' }],
        },
      },
    ]
    writeFileSync(file, JSON.stringify({ result: false, interactionResults, errors, pendingErrors: [] }))
    const folder = inFolder('from-json')
    expect(run(file, folder)).toMatchObject({ status: 0, stderr: '' })
    expect(readIn(folder, 'summary.md')).toContain('curl -sS -X POST "$BASE/api/balance"')
    expect(readIn(folder, 'junit.xml')).toContain('`code` came as `200`; it must be exactly 401.')
  })

  it.each([
    ['nothing', [], 'npm run pact:report -- REPORT FOLDER'],
    ['a file that is not there', ['nowhere.json', 'out'], 'There is no nowhere.json'],
    [
      'a file of another kind',
      [join(import.meta.dirname, '../../package.json'), 'out'],
      'is no report of pact-verifier',
    ],
  ])('refuses %s', (_what, args, problem) => {
    expect(run(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(problem) })
  })
})
