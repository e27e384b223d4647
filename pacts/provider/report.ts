import { writeFileSync } from 'node:fs'
import type { VerificationResult } from './results.ts'

/** Prints a result with its line of numbers last, writes the numbers if asked, and sets the exit code. */
export function printResults(
  { passed, failed, failures, notDone }: VerificationResult,
  counts: string | undefined,
): void {
  for (const description of notDone) console.log(`optional, not done: ${description}`)
  for (const description of failures) console.log(`failed: ${description}`)
  console.log(`${passed} passed, ${failed} failed`)
  if (counts !== undefined) writeFileSync(counts, JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
