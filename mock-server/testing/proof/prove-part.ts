import { expect } from 'vitest'
import { ALWAYS_REFUSED } from './always-refused.ts'
import { kinds } from './commands/draw.ts'
import { prove } from './proof.ts'

/**
 * One half of the model test of `npm test`: 500 lists of 100 commands. Seeds are fixed, so that every run has the same
 * result; `npm run proof:million` uses new ones. PROOF_RUNS and PROOF_QUICK are for the planted bugs.
 */
const RUNS = Number(process.env.PROOF_RUNS ?? 500)
const quick = process.env.PROOF_QUICK === '1'
const COMMANDS_A_LIST = 100

export async function provePart(seed: number): Promise<void> {
  const counts = await prove({ seed, runs: RUNS, quick })
  if (quick) return
  expect(counts.total).toBeGreaterThanOrEqual(RUNS * COMMANDS_A_LIST)
  expect([...counts.commands.keys()].sort()).toEqual(kinds().sort())
  expect(kinds().length).toBeGreaterThanOrEqual(30)
  const granted = kinds().filter((kind) => counts.granted.has(kind))
  expect(
    kinds()
      .filter((kind) => !granted.includes(kind))
      .sort(),
  ).toEqual([...ALWAYS_REFUSED].sort())
}

/** Far more than a busy machine needs, so that slowness alone never fails a run. */
export const PART_MAX_MS = 900_000
