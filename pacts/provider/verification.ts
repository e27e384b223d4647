import { Verifier } from '@pact-foundation/pact'
import { PROVIDER } from '../names.ts'
import { expectedOf, type VerificationResult, verificationResultOf } from './results.ts'

export type Target = {
  /** The provider’s address. */
  baseUrl: string
  /** The state endpoint: takes `POST {state, params, action}` and answers `{}` or `{"token": "…"}`. */
  statesUrl: string
  /** Pending interactions must pass, too. */
  strict: boolean
}

/**
 * Verifies every interaction of the pacts at the provider, each in its state. Pact’s core calls the state endpoint
 * itself, like every Pact verifier: an answer other than 2xx fails the interaction. (pact-js swallows errors of
 * handlers that are functions.) There is no request filter: Pact inserts a member’s token if the interaction has a
 * generator. An invalid or missing token stays as it is.
 */
export async function verify(files: readonly string[], target: Target): Promise<VerificationResult> {
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: target.baseUrl,
    pactUrls: [...files],
    providerStatesSetupUrl: target.statesUrl,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: false,
    failIfNoPactsFound: true,
    logLevel: 'error',
  })
  const reportText = await verifier.verifyProvider().catch((problem: unknown) => {
    if (problem instanceof Error) return problem.message
    throw problem
  })
  return verificationResultOf(reportText, expectedOf(files, target))
}
