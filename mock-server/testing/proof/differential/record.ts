import fc from 'fast-check'
import { COMMANDS } from '../commands/all.ts'
import { kindOf } from '../commands/draw.ts'
import type { Recorded } from '../mock-under-test.ts'
import { begin } from '../proof.ts'
import { ProofFailure } from '../same.ts'
import { startWorld } from '../start-worlds.ts'
import { Done } from '../step.ts'

/** A list of commands as what was said to the house, and the world that it began with. */
export type Recording = { world: string; steps: Recorded[] }

/** What reaches into the world itself: no way in has a word for it. */
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
    // That is the model test's to tell: here the ways in are compared, with what was said so far.
    if (!(problem instanceof ProofFailure)) throw problem
  }
  return { world: JSON.stringify(startWorld(ground)), steps: begun.real.real.recorded }
}
