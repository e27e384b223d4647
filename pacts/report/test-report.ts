import type { PactInteraction } from '../pact-file.ts'
import type { Mismatch, VerifierError, VerifierReport } from './verifier-report.ts'

/** A verifier's report in which each interaction failed as given; those that are not named passed. */
export function reportOf(
  interactions: readonly PactInteraction[],
  failed: ReadonlyMap<PactInteraction, readonly Mismatch[] | string>,
): VerifierReport {
  const errors = [...failed].map(([interaction, problem]): VerifierError & { pending: boolean } => ({
    pending: interaction.pending === true,
    interaction: `Verifying a pact between member-app and backend Given ${interaction.providerStates?.[0]?.name} - ${interaction.description}`,
    mismatch:
      typeof problem === 'string'
        ? ({ type: 'error', message: problem } as const)
        : ({ type: 'mismatches', mismatches: problem } as const),
  }))
  return {
    interactionResults: interactions.map(({ description }) => ({ description, result: 'OK' })),
    errors: errors.filter(({ pending }) => !pending),
    pendingErrors: errors.filter(({ pending }) => pending),
  }
}
