import { parseArgs } from 'node:util'
import { kinds } from './commands/draw.ts'
import { prove } from './proof.ts'
import { CommandCounts } from './step.ts'

/**
 * `npm run proof:million -- --runs 10000 --seed 1`: lists of 100 commands, so 10,000 lists are a million commands.
 * The default seed is new each time. `--seed … --path … --replay …` repeats a failure with the values it printed.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
})
const BATCH = 250
const runs = Number(values.runs)
const first = Number(values.seed)
const counts = new CommandCounts()
const beganMs = performance.now()
console.log(`seed ${first}, ${runs} lists, ${kinds().length} kinds of commands`)

try {
  if (values.path !== undefined) {
    const again = { seed: first, runs: 1, path: values.path }
    await prove({ ...again, ...(values.replay === undefined ? {} : { replayPath: values.replay }) }, counts)
  } else {
    for (let made = 0; made < runs; made += BATCH) {
      await prove({ seed: first + made, runs: Math.min(BATCH, runs - made) }, counts)
      const seconds = (performance.now() - beganMs) / 1000
      console.log(`${Math.min(runs, made + BATCH)} lists, ${counts.total} commands, ${seconds.toFixed(0)} s`)
    }
  }
  for (const kind of kinds()) {
    console.log(`${kind}: ${counts.commands.get(kind) ?? 0}, of 200: ${counts.granted.get(kind) ?? 0}`)
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
