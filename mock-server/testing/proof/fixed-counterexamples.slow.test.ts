import { expect, test } from 'vitest'
import { stepOf } from './commands/draw.ts'
import { FIXED_COUNTEREXAMPLES } from './fixed-counterexamples.ts'
import { runOn } from './proof.ts'
import { CommandCounts } from './step.ts'

test.each(FIXED_COUNTEREXAMPLES)('stays fixed: $what', { timeout: 60_000 }, async ({ startIndex, steps }) => {
  const counts = new CommandCounts()
  await runOn(startIndex, steps.map(stepOf), counts)
  // A command that no longer applies would prove nothing.
  for (const [kind] of steps) expect(counts.commands.get(kind)).toBeGreaterThan(0)
})
