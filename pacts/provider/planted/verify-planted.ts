import type { PactInteraction } from '../../pact-file.ts'
import { consumerPact, pactFileOf, resultLines, runVerifier } from '../test-verify.ts'
import type { BackendChange } from './change.ts'
import { PLANTED, startFront } from './front.ts'

/** A change, and the description of an interaction to run with it. */
export type Trial = { change: BackendChange; interaction: string }

/**
 * Runs the verifier once over all trials, each with only its own change planted. Returns for each trial whether the
 * verifier failed it.
 */
export async function redIn(trials: readonly Trial[]): Promise<boolean[]> {
  const front = await startFront(trials.map(({ change }) => change))
  const interactions = trials.map(({ interaction }, index) => planted(interaction, index))
  const { text } = await runVerifier({ PROVIDER_BASE_URL: front.url }, pactFileOf(interactions)).finally(
    front.close,
  )
  const red = new Set(resultLines(text))
  return interactions.map(({ description }) => red.has(description))
}

/** A copy of the interaction under its own name. A param of its state says which change is planted. */
function planted(description: string, index: number): PactInteraction {
  const found = consumerPact.interactions.filter(
    (interaction) => interaction.description === description && !interaction.pending,
  )
  const [original] = found
  if (!original || found.length > 1)
    throw new Error(`${found.length} required interactions are "${description}"`)
  const [state] = original.providerStates ?? []
  if (!state) throw new Error(`"${description}" has no state`)
  return {
    ...original,
    description: `${index} ${description}`,
    providerStates: [{ ...state, params: { ...state.params, [PLANTED]: String(index) } }],
  }
}

/** The required interactions of a call, by description; `path` is written as in the pact. */
export const interactionsOf = (path: string): string[] =>
  consumerPact.interactions
    .filter(({ request, pending }) => request.path === path && !pending)
    .map(({ description }) => description)
