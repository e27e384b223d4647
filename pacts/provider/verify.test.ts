import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { DEMO, tokenOf } from '#house/scenarios/personas.ts'
import { PACT_FILE } from '../names.ts'
import { codeOf, type PactInteraction, readPact } from '../pact-file.ts'
import { CannotVerify, targetFrom } from './target.ts'
import { startFront, type Ways } from './test-front.ts'

/** Each starts a program of its own, on a machine that may be busy. */
const SLOW_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'pacts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pact = readPact(PACT_FILE)
const ofBalance = pact.interactions.filter(({ request }) => request.path === '/api/balance')

/** A pact of these interactions alone. */
function pactOf(interactions: PactInteraction[]): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  return file
}

/** Runs `pact:verify` as a team does. */
function verify(environment: Record<string, string>, ...files: string[]) {
  const report = join(folder, `${Math.random()}.json`)
  const script = join(import.meta.dirname, 'verify.ts')
  return new Promise<{ exitCode: number; text: string; last: string; report: () => unknown }>((resolve) => {
    const env = { ...process.env, PROVIDER_BASE_URL: '', PROVIDER_STATES_URL: '', ...environment }
    const child = execFile(
      process.execPath,
      [script, '--report', report, ...files],
      { env },
      (_error, out, err) =>
        resolve({
          exitCode: child.exitCode ?? -1,
          text: out + err,
          last: out.trim().split('\n').at(-1) ?? '',
          report: () => JSON.parse(readFileSync(report, 'utf8')),
        }),
    )
  })
}

async function front(ways: Ways): Promise<Record<string, string>> {
  const started = await startFront(ways)
  onTestFinished(started.close)
  return { PROVIDER_BASE_URL: started.url }
}

const failuresIn = (text: string): string[] =>
  [...text.matchAll(/^failed: (.*)$/gm)].map(([, name = '']) => name)

describe('verification', { timeout: SLOW_MS }, () => {
  it('takes a backend that gives its tokens to the verifier, and has none of the pact’s', async () => {
    const own = 'eyJhbGciOiJIUzI1NiJ9.own.token'
    const translate = (header: string | undefined) =>
      header === `Bearer ${own}` ? `Bearer ${tokenOf(DEMO.username)}` : header && 'Bearer not-of-this-backend'
    const backend = await front({
      headers: ({ authorization, ...rest }) => {
        const known = translate(authorization)
        return known === undefined ? rest : { ...rest, authorization: known }
      },
      state: () => ({ status: 200, body: { token: own } }),
    })
    const { exitCode, last, report } = await verify(backend, pactOf(ofBalance))
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${ofBalance.length} passed, 0 failed` })
    expect(report()).toEqual({ passed: ofBalance.length, failed: 0 })
  })

  it('is red on a backend that does not look at tokens: every 401 of the pact, and nothing else', async () => {
    const backend = await front({
      headers: (headers) => ({ ...headers, ...asDemo(headers) }),
    })
    const wanted = pact.interactions.filter(
      (one) => codeOf(one) === 401 && one.providerStates?.[0]?.name !== 'session-expired',
    )
    expect(wanted.length).toBeGreaterThan(20)
    const { exitCode, text } = await verify(backend)
    expect(exitCode).toBe(1)
    expect(failuresIn(text).sort()).toEqual(wanted.map(({ description }) => description).sort())
  })

  it('is red on a state that the provider does not know', async () => {
    const strange = ofBalance.map((one) => ({ ...one, providerStates: [{ name: 'nobody-knows-this' }] }))
    const { exitCode, last, text } = await verify({}, pactOf(strange))
    expect({ exitCode, last }).toEqual({ exitCode: 1, last: `0 passed, ${strange.length} failed` })
    expect(text).toContain('state change handlers has failed')
  })

  it('is red on params that a state does not take', async () => {
    const strange = ofBalance.map((one) => ({
      ...one,
      providerStates: [{ name: 'member-with-money', params: { central: 'a lot' } }],
    }))
    expect((await verify({}, pactOf(strange))).last).toBe(`0 passed, ${strange.length} failed`)
  })

  it('does not ask a company’s proxy for a backend on this machine', async () => {
    const proxy = 'http://127.0.0.1:1'
    const { last } = await verify({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy }, pactOf(ofBalance))
    expect(last).toBe(`${ofBalance.length} passed, 0 failed`)
  })

  it('is red when there is nothing to verify', async () => {
    expect(await verify({}, pactOf([]))).toMatchObject({ exitCode: 1, last: '0 passed, 1 failed' })
  })
})

describe('what is missing is explained', () => {
  it.each([
    ['an address that is none', { PROVIDER_BASE_URL: 'backend:80' }, 'PROVIDER_BASE_URL is no http or https'],
    [
      'an address of states that is none',
      { PROVIDER_BASE_URL: 'http://127.0.0.1:1', PROVIDER_STATES_URL: 'x' },
      'PROVIDER_STATES_URL is no http or https',
    ],
    [
      'states without a backend',
      { PROVIDER_STATES_URL: 'http://127.0.0.1:1/states' },
      'PROVIDER_BASE_URL is not',
    ],
    [
      'a backend that is down',
      { PROVIDER_BASE_URL: 'http://127.0.0.1:1' },
      'Nobody answers at http://127.0.0.1:1/_pact',
    ],
  ])('%s', async (_what, environment, said) => {
    const problem = await targetFrom(environment).catch((thrown: unknown) => thrown)
    expect(problem).toBeInstanceOf(CannotVerify)
    expect(String(problem)).toContain(said)
  })

  it.each([
    [404, 'There is no provider-state endpoint at'],
    [500, 'answers 500 to the state "visitor"'],
  ])('states that answer %i', async (status, said) => {
    const backend = await front({ state: () => ({ status, body: {} }) })
    await expect(targetFrom(backend)).rejects.toThrow(said)
  })

  it('a pact that is not there, in words and without a stack', { timeout: SLOW_MS }, async () => {
    const { exitCode, text, last } = await verify({}, join(folder, 'nowhere.json'))
    expect({ exitCode, last }).toEqual({ exitCode: 1, last: '0 passed, 1 failed' })
    expect(text).toContain('npm run pact:consumer')
    expect(text).not.toContain('    at ')
  })
})

/** Whoever asks is taken for the demo's member; only the fresh member's own token is still looked at. */
function asDemo({ authorization }: { authorization?: string | undefined }) {
  const own = authorization?.startsWith('Bearer token-') === true
  return own ? {} : { authorization: `Bearer ${tokenOf(DEMO.username)}` }
}
