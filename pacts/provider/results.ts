import { readPact } from '../pact-file.ts'

/** The result that a verifier of the Pact project reported. */
export type VerificationResult = {
  passed: number
  failed: number
  /** The descriptions of the interactions that failed. */
  failures: string[]
  /** Pending interactions that the provider lacks: optional, not counted as failed. */
  notDone: string[]
  /** What the verifier wrote: its JSON, or why there is none. */
  reportText: string
  /** It wrote no JSON. */
  isBroken?: true
}

/** `interactionResults` of the core's answer and of the CLI's `--json` report. */
type Result = { description: string; result: string }

/** What must be verified: every interaction of the files; in strict mode the pending ones must pass too. */
export type ExpectedResults = { total: number; pending: ReadonlySet<string> }

export function expectedOf(files: readonly string[], { strict }: { strict: boolean }): ExpectedResults {
  const interactions = files.flatMap((file) => readPact(file).interactions)
  const pending = interactions
    .filter((interaction) => interaction.pending && !strict)
    .map(({ description }) => description)
  return { total: interactions.length, pending: new Set(pending) }
}

/** Reads the report. An interaction of the files that it does not mention was not verified and counts as failed. */
export function verificationResultOf(
  reportText: string,
  { total, pending }: ExpectedResults,
): VerificationResult {
  const results = resultsIn(reportText)
  if (results === undefined)
    return { passed: 0, failed: total || 1, failures: [reportText], notDone: [], reportText, isBroken: true }
  const bad = results.filter(({ result }) => result !== 'OK').map(({ description }) => description)
  const failures = bad.filter((description) => !pending.has(description))
  const missing = Math.max(0, total - results.length)
  return {
    passed: results.length - bad.length,
    failed: failures.length + missing + (total === 0 ? 1 : 0),
    failures,
    notDone: bad.filter((description) => pending.has(description)),
    reportText,
  }
}

function resultsIn(reportText: string): Result[] | undefined {
  try {
    return JSON.parse(reportText).interactionResults
  } catch {
    return undefined
  }
}
