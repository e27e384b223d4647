import { readFileSync } from 'node:fs'
import { Verifier } from '@pact-foundation/pact'
import { PROVIDER } from '../names.ts'

export type Target = {
  /** Where the provider answers. */
  baseUrl: string
  /** Where it takes `POST {state, params, action}` and answers `{}` or `{"token": "…"}`. */
  statesUrl: string
  /** `warn` and above tell of Pact's own troubles; the result is printed anyway. */
  logLevel?: 'error' | 'warn' | 'info' | 'debug'
}

export type Outcome = { passed: number; failed: number; failures: string[] }

/**
 * Asks the provider for every interaction of the pacts, each in its state. The states' url is called by Pact's core
 * itself, as every Pact verifier in every language does: an answer other than 2xx fails the interaction. (Handlers given
 * to pact-js as functions would not do: it swallows what they throw.) No filter touches the requests: a member's token
 * is put in by Pact where the interaction says so, and a bad or missing one stays as it is.
 */
export async function verify(files: readonly string[], target: Target): Promise<Outcome> {
  const { baseUrl, statesUrl, logLevel = 'error' } = target
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: baseUrl,
    pactUrls: [...files],
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: false,
    failIfNoPactsFound: true,
    logLevel,
  })
  const told = await verifier.verifyProvider().catch((problem: unknown) => {
    if (problem instanceof Error) return problem.message
    throw problem
  })
  return outcomeOf(told, expected(files))
}

type Result = { description: string; result: string; mismatch?: unknown }

/** What Pact's core says it did. An interaction of the files that it does not speak of has not been verified: it failed. */
function outcomeOf(told: string, expectedCount: number): Outcome {
  const results = resultsIn(told)
  if (results === undefined) return { passed: 0, failed: expectedCount || 1, failures: [told] }
  const bad = results.filter(({ result }) => result !== 'OK')
  const missing = Math.max(0, expectedCount - results.length)
  return {
    passed: results.length - bad.length,
    failed: bad.length + missing + (expectedCount === 0 ? 1 : 0),
    failures: bad.map(({ description }) => description),
  }
}

function resultsIn(told: string): Result[] | undefined {
  try {
    return JSON.parse(told).interactionResults
  } catch {
    return undefined
  }
}

const expected = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + JSON.parse(readFileSync(file, 'utf8')).interactions.length, 0)
