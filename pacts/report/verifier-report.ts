/** The report of a Pact verifier: what its `--json` writes, and what pact-js returns. */
export type VerifierReport = {
  interactionResults: { description: string; result: string }[]
  errors: VerifierError[]
  pendingErrors: VerifierError[]
}
export type VerifierError = {
  /** `Verifying a pact between member-app and backend Given a-state - POST /api/…: …` */
  interaction: string
  mismatch: { type: 'error'; message: string } | { type: 'mismatches'; mismatches: readonly Mismatch[] }
}
/** One difference. Which fields are there depends on the type. */
export type Mismatch = {
  type: string
  /** The path in the body, as `$.data.balance`; of a header its name is under `key`. */
  path?: string
  key?: string
  expected?: unknown
  actual?: unknown
  mismatch?: string
}

/** Why there can be no report, for the person who asked for one. */
export class CannotReport extends Error {
  override readonly name = 'CannotReport'
}

/** Reads the JSON of a verifier; throws CannotReport. `what` names it for the message. */
export function readVerifierReport(text: string, what: string): VerifierReport {
  let content: Partial<VerifierReport> | null
  try {
    content = JSON.parse(text)
  } catch {
    throw new CannotReport(`${what} is no JSON: pact-verifier writes it with --json FILE.`)
  }
  if (!Array.isArray(content?.interactionResults))
    throw new CannotReport(`${what} is no report of pact-verifier: it has no interactionResults.`)
  const { interactionResults, errors = [], pendingErrors = [] } = content
  if (![...errors, ...pendingErrors].every(({ interaction, mismatch }) => interaction && mismatch))
    throw new CannotReport(`${what} is of another version of pact-verifier: its errors name no interaction.`)
  return { interactionResults, errors, pendingErrors }
}
