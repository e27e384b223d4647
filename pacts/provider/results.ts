import { readPact } from '../pact-file.ts'

/** What a verifier of the Pact project said it did. */
export type VerificationResult = {
  passed: number
  failed: number
  /** The interactions that failed, by what they say of themselves. */
  failures: string[]
  /** Pending ones that the provider does not do: optional, not counted as failed. */
  notDone: string[]
}

/** `interactionResults` of the core's answer and of the CLI's `--json` report. */
type Result = { description: string; result: string }

/** What a verifier shall have done: every interaction of the files, the pending ones too where the provider is ours. */
export type Expected = { total: number; pending: ReadonlySet<string> }

export function expectedOf(files: readonly string[], { strict }: { strict: boolean }): Expected {
  const interactions = files.flatMap((file) => readPact(file).interactions)
  const pending = interactions.filter((one) => one.pending && !strict).map(({ description }) => description)
  return { total: interactions.length, pending: new Set(pending) }
}

/** Reads the result. An interaction of the files that it does not speak of has not been verified: it failed. */
export function verificationResultOf(told: string, { total, pending }: Expected): VerificationResult {
  const results = resultsIn(told)
  if (results === undefined) return { passed: 0, failed: total || 1, failures: [told], notDone: [] }
  const bad = results.filter(({ result }) => result !== 'OK').map(({ description }) => description)
  const failures = bad.filter((description) => !pending.has(description))
  const missing = Math.max(0, total - results.length)
  return {
    passed: results.length - bad.length,
    failed: failures.length + missing + (total === 0 ? 1 : 0),
    failures,
    notDone: bad.filter((description) => pending.has(description)),
  }
}

function resultsIn(told: string): Result[] | undefined {
  try {
    return JSON.parse(told).interactionResults
  } catch {
    return undefined
  }
}
