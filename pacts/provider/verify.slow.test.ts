import { describe, expect, it, onTestFinished } from 'vitest'
import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { DEMO, FRESH, tokenOf } from '#mock/scenarios/personas.ts'
import { codeOf, type PactInteraction } from '../pact-file.ts'
import { CannotVerify, targetFrom } from './target.ts'
import { type BackendDifferences, startBackend } from './test-backend.ts'
import { consumerPact, inFolder, pactFileOf, resultLines, runVerifier, SLOW_MS } from './test-verify.ts'
import { argumentsFor } from './verifier-cli.ts'

const to =
  (path: string) =>
  ({ request }: PactInteraction) =>
    request.path === path
const ofBalance = consumerPact.interactions.filter(to('/api/balance'))
const ofTwoMembers = consumerPact.interactions.filter(
  ({ providerStates }) => providerStates?.[0]?.name === 'member-with-history',
)
const ofExtension = consumerPact.interactions.filter(to('/api/activityapply'))

async function front(differences: BackendDifferences): Promise<Record<string, string>> {
  const started = await startBackend(differences)
  onTestFinished(started.close)
  return { PROVIDER_BASE_URL: started.url }
}

describe('verification', { timeout: SLOW_MS }, () => {
  it('passes a backend that issues its own tokens and rejects those of the pact', async () => {
    const own = { demo888Token: 'eyJhbGciOiJIUzI1NiJ9.own.demo', new888Token: 'eyJhbGciOiJIUzI1NiJ9.own.new' }
    const known = new Map([
      [`Bearer ${own.demo888Token}`, `Bearer ${tokenOf(DEMO.username)}`],
      [`Bearer ${own.new888Token}`, `Bearer ${tokenOf(FRESH.username)}`],
    ])
    const translate = (header: string | undefined) =>
      header && (known.get(header) ?? 'Bearer not-of-this-backend')
    const backend = await front({
      headers: ({ authorization, ...rest }) => {
        const translated = translate(authorization)
        return translated === undefined ? rest : { ...rest, authorization: translated }
      },
      state: () => ({ status: 200, body: own }),
    })
    const selected = [...ofBalance, ...ofTwoMembers]
    const { exitCode, last, report } = await runVerifier(backend, pactFileOf(selected))
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${selected.length} passed, 0 failed` })
    expect(report()).toEqual({ passed: selected.length, failed: 0 })
  })

  it('accepts HTTP status 401 besides code 401', async () => {
    const backend = await front({ status: (code) => (code === UNAUTHORISED ? 401 : undefined) })
    expect((await runVerifier(backend, pactFileOf(ofBalance))).last).toBe(
      `${ofBalance.length} passed, 0 failed`,
    )
  })

  it('fails a backend that ignores tokens, on every 401 of the pact and on nothing else', async () => {
    const backend = await front({
      headers: (headers) => ({ ...headers, ...asDemo(headers) }),
    })
    const guarded = consumerPact.interactions.filter(
      (interaction) =>
        codeOf(interaction) === UNAUTHORISED &&
        interaction.providerStates?.[0]?.name !== 'session-expired' &&
        !interaction.pending,
    )
    expect(guarded.length).toBeGreaterThan(20)
    const { exitCode, text } = await runVerifier(backend)
    expect(exitCode).toBe(1)
    expect(resultLines(text).sort()).toEqual(guarded.map(({ description }) => description).sort())
  })

  it('fails on a state that the provider does not know', async () => {
    const strange = ofBalance.map((interaction) => ({
      ...interaction,
      providerStates: [{ name: 'nobody-knows-this' }],
    }))
    const { exitCode, last, text } = await runVerifier({}, pactFileOf(strange))
    expect({ exitCode, last }).toEqual({ exitCode: 1, last: `0 passed, ${strange.length} failed` })
    expect(text).toContain('state change handlers has failed')
  })

  it('fails on params that a state does not take', async () => {
    const strange = ofBalance.map((interaction) => ({
      ...interaction,
      providerStates: [{ name: 'member-with-money', params: { central: 'a lot' } }],
    }))
    expect((await runVerifier({}, pactFileOf(strange))).last).toBe(`0 passed, ${strange.length} failed`)
  })

  it('bypasses a company’s proxy for a backend on this machine', async () => {
    const proxy = 'http://127.0.0.1:1'
    const { last } = await runVerifier({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy }, pactFileOf(ofBalance))
    expect(last).toBe(`${ofBalance.length} passed, 0 failed`)
  })

  it('fails when there is nothing to verify', async () => {
    expect(await runVerifier({}, pactFileOf([]))).toMatchObject({ exitCode: 1, last: '0 passed, 1 failed' })
  })
})

describe('an optional interaction', { timeout: SLOW_MS }, () => {
  const both = [...ofExtension, ...ofBalance]

  it('is reported to a backend without it, which still passes', async () => {
    const backend = await front({
      answer: (path) => (path === '/api/activityapply' ? { status: 404, body: {} } : undefined),
    })
    const { exitCode, last, text } = await runVerifier(backend, pactFileOf(both))
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${ofBalance.length} passed, 0 failed` })
    expect(resultLines(text, 'optional, not done').sort()).toEqual(
      ofExtension.map(({ description }) => description).sort(),
    )
  })

  it('must pass on the mock backend', async () => {
    const strange = ofExtension.map((interaction) => ({
      ...interaction,
      providerStates: [{ name: 'nobody-knows-this' }],
    }))
    const { exitCode, last } = await runVerifier({}, pactFileOf([...strange, ...ofBalance]))
    const { length } = ofExtension
    expect({ exitCode, last }).toEqual({
      exitCode: 1,
      last: `${ofBalance.length} passed, ${length} failed`,
    })
  })
})

describe('the Pact project’s own verifier', { timeout: SLOW_MS }, () => {
  it('agrees on success', async () => {
    const { exitCode, last, text, report } = await runVerifier({}, '--cli', pactFileOf(ofBalance))
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${ofBalance.length} passed, 0 failed` })
    expect(report()).toEqual({ passed: ofBalance.length, failed: 0 })
    expect(text).toContain('$ pact-verifier --file')
  })

  it('agrees on failure', async () => {
    const backend = await front({ headers: (headers) => ({ ...headers, ...asDemo(headers) }) })
    const { exitCode, text } = await runVerifier(backend, '--cli', pactFileOf(ofBalance))
    expect(exitCode).toBe(1)
    expect(resultLines(text).sort()).toEqual([
      'POST /api/balance: with a bad token',
      'POST /api/balance: without a token',
    ])
  })

  it('is run with the arguments of the README', () => {
    const target = {
      baseUrl: 'https://test.example.com/backend',
      statesUrl: 'https://test.example.com/states',
    }
    expect(argumentsFor(['a.json'], target).join(' ')).toBe(
      '--file a.json --provider-name backend --transport https --hostname test.example.com --base-path /backend --state-change-url https://test.example.com/states',
    )
    const local = { baseUrl: 'http://127.0.0.1:8080', statesUrl: 'http://127.0.0.1:8080/s' }
    expect(argumentsFor(['a.json', 'b.json'], local).join(' ')).toBe(
      '--file a.json --file b.json --provider-name backend --transport http --hostname 127.0.0.1 --port 8080 --state-change-url http://127.0.0.1:8080/s',
    )
  })
})

describe('--only', { timeout: SLOW_MS }, () => {
  it('verifies a part of the pact', async () => {
    const { exitCode, last } = await runVerifier({}, '--only', '^POST /api/balance:')
    expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${ofBalance.length} passed, 0 failed` })
  })

  it.each([
    ['nothing like this', 'No interaction matches --only "nothing like this".'],
    ['(', '--only "(" is no regular expression.'],
  ])('explains a pattern that selects nothing: %s', async (pattern, problem) => {
    const { exitCode, text } = await runVerifier({}, '--only', pattern)
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining(problem) })
  })
})

describe('a missing setting is explained', () => {
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
  ])('%s', async (_what, environment, text) => {
    const problem = await targetFrom(environment).catch((thrown: unknown) => thrown)
    expect(problem).toBeInstanceOf(CannotVerify)
    expect(String(problem)).toContain(text)
  })

  it.each([
    [404, 'There is no provider-state endpoint at'],
    [500, 'answers 500 to the state "visitor"'],
  ])('a state endpoint that answers %i', async (status, problem) => {
    const backend = await front({ state: () => ({ status, body: {} }) })
    await expect(targetFrom(backend)).rejects.toThrow(problem)
  })

  it('a missing pact is reported without a stack', { timeout: SLOW_MS }, async () => {
    const { exitCode, text, last } = await runVerifier({}, inFolder('nowhere.json'))
    expect({ exitCode, last }).toEqual({ exitCode: 1, last: '0 passed, 1 failed' })
    expect(text).toContain('npm run pact:consumer')
    expect(text).not.toContain('    at ')
  })
})

/** Treats every request as the demo member’s, except those with a valid token format. */
function asDemo({ authorization }: { authorization?: string | undefined }) {
  const own = authorization?.startsWith('Bearer token-') === true
  return own ? {} : { authorization: `Bearer ${tokenOf(DEMO.username)}` }
}
