import type { PactFile, PactInteraction } from '../pact-file.ts'
import { type Red, redsOf } from './reds.ts'
import { CannotReport, type VerifierError, type VerifierReport } from './verifier-report.ts'

/** What became of an interaction. `not built`: the backend lacks the call, or its state. `not run`: the report does not name it. */
export type Outcome = {
  interaction: PactInteraction
  result: 'right' | 'wrong' | 'not built' | 'not run'
  reds: readonly Red[]
}

/** The outcome of each interaction of a pact, by the report of a verifier. Throws CannotReport for another pact's. */
export function outcomesOf({ interactions }: PactFile, report: VerifierReport): Outcome[] {
  const ran = new Set(report.interactionResults.map(({ description }) => description))
  if (!interactions.some(({ description }) => ran.has(description)))
    throw new CannotReport('The report names no interaction of this pact: it is of another one, or of none.')
  const errors = [...report.errors, ...report.pendingErrors]
  return interactions.map((interaction): Outcome => {
    const error = errors.find((one) => isOf(one, interaction))
    if (error) return { interaction, ...resultOf(error, interaction) }
    return { interaction, result: ran.has(interaction.description) ? 'right' : 'not run', reds: [] }
  })
}

/** The verifier names an interaction by its pact, its states and its description. */
function isOf(
  { interaction: name }: VerifierError,
  { description, providerStates = [] }: PactInteraction,
): boolean {
  const states = providerStates.map((state) => state.name).join(', ')
  return name.endsWith(`${states === '' ? '' : `Given ${states} `}- ${description}`)
}

function resultOf(error: VerifierError, interaction: PactInteraction): Pick<Outcome, 'result' | 'reds'> {
  const reds = redsOf(error, interaction)
  const isLacking = reds.some(({ kind }) => kind === 'not built' || kind === 'state')
  return { reds, result: isLacking ? 'not built' : 'wrong' }
}
