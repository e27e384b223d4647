import { Verifier } from '@pact-foundation/pact'
import { PROVIDER } from '../names.ts'
import { expectedOf, type VerificationResult, verificationResultOf } from './results.ts'

export type Target = {
  /** Where the provider answers. */
  baseUrl: string
  /** Where it takes `POST {state, params, action}` and answers `{}` or `{"token": "…"}`. */
  statesUrl: string
  /** Nothing is optional: what is pending must pass, too. */
  strict: boolean
}

/**
 * Asks the provider for every interaction of the pacts, each in its state. The states' url is called by Pact's core
 * itself, as every Pact verifier in every language does: an answer other than 2xx fails the interaction. (Handlers given
 * to pact-js as functions would not do: it swallows what they throw.) No filter touches the requests: a member's token
 * is put in by Pact where the interaction says so, and a bad or missing one stays as it is.
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
  const told = await verifier.verifyProvider().catch((problem: unknown) => {
    if (problem instanceof Error) return problem.message
    throw problem
  })
  return verificationResultOf(told, expectedOf(files, target))
}
