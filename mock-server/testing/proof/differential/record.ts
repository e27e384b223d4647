import fc from 'fast-check'
import { COMMANDS } from '../commands/all.ts'
import { kindOf } from '../commands/draw.ts'
import type { Recorded } from '../mock-under-test.ts'
import { begin } from '../proof.ts'
import { ProofFailure } from '../same.ts'
import { startWorld } from '../start-worlds.ts'
import { Done } from '../step.ts'

/** The calls and control commands of a list, and the world that it started with. */
export type Recording = { world: string; steps: Recorded[] }

/** Commands that change the world directly; no transport offers them. */
const INSIDE = ['declare a bet invalid', 'close a venue for a while']
const LENGTH = 160

export async function recordAnswers(seed: number, ground: number): Promise<Recording> {
  const commands = COMMANDS.filter((one) => !INSIDE.includes(kindOf(one)))
  const [list] = fc.sample(fc.array(fc.oneof(...commands), { minLength: LENGTH, maxLength: LENGTH }), {
    seed,
    numRuns: 1,
  })
  const begun = await begin(ground, new Done())
  try {
    await fc.asyncModelRun(() => begun, list ?? [])
  } catch (problem) {
    // The model test reports such failures. This test only compares transports, so the steps so far are enough.
    if (!(problem instanceof ProofFailure)) throw problem
  }
  return { world: JSON.stringify(startWorld(ground)), steps: begun.real.real.recorded }
}
