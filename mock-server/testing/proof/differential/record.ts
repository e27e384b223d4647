import fc from 'fast-check'
import { COMMANDS } from '../commands/all.ts'
import { commandKind } from '../commands/draw.ts'
import type { Recorded } from '../mock-under-test.ts'
import { startRun } from '../proof.ts'
import { ProofFailure } from '../same.ts'
import { startWorld } from '../start-worlds.ts'
import { CommandCounts } from '../step.ts'

/** The calls and control commands of a list, and the world that it started with. */
export type Recording = { world: string; steps: Recorded[] }

/** Commands that change the world directly; no transport offers them. */
const DIRECT_CHANGES = ['declare a bet invalid', 'close a venue for a while']
const LENGTH = 200

export async function recordAnswers(seed: number, startIndex: number): Promise<Recording> {
  const commands = COMMANDS.filter((one) => !DIRECT_CHANGES.includes(commandKind(one)))
  const [list] = fc.sample(fc.array(fc.oneof(...commands), { minLength: LENGTH, maxLength: LENGTH }), {
    seed,
    numRuns: 1,
  })
  const started = await startRun(startIndex, new CommandCounts())
  try {
    await fc.asyncModelRun(() => started, list ?? [])
  } catch (problem) {
    // The model test reports such failures. This test only compares transports, so the steps so far are enough.
    if (!(problem instanceof ProofFailure)) throw problem
  }
  return { world: JSON.stringify(startWorld(startIndex)), steps: started.real.real.recorded }
}
