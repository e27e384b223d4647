import { expect, test } from 'vitest'
import { stepOf } from './commands/draw.ts'
import { FIXED_COUNTEREXAMPLES } from './fixed-counterexamples.ts'
import { runOn } from './proof.ts'
import { Done } from './step.ts'

test.each(FIXED_COUNTEREXAMPLES)('stays fixed: $what', { timeout: 60_000 }, async ({ ground, steps }) => {
  const done = new Done()
  await runOn(ground, steps.map(stepOf), done)
  // A command that no longer applies would prove nothing.
  for (const [kind] of steps) expect(done.commands.get(kind)).toBeGreaterThan(0)
})
