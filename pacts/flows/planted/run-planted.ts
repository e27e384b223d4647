import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PACTS_DIR } from '../../names.ts'
import type { BackendChange } from '../../provider/planted/change.ts'
import { PLANTED, startFront } from '../../provider/planted/front.ts'
import { type Flow, readFlows, type Step, stateOf } from '../flows-file.ts'
import { RACES } from '../races.ts'
import { type FlowResult, runFlows } from '../respect.ts'
import { problemsAfter } from '../run-race.ts'

/** A change of a backend, and the name of the flow or the race to run with it. */
export type Trial = { redIn: string; change: BackendChange }

const document = readFlows()

/** Runs each flow once with only its own change planted, all by one start of the runner. */
export async function runPlantedFlows(trials: readonly Trial[]): Promise<FlowResult[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'planted-flows-'))
  const file = join(scratch, 'planted.arazzo.json')
  const sourceDescriptions = document.sourceDescriptions.map(({ url, ...source }) => ({
    ...source,
    url: resolve(PACTS_DIR, url),
  }))
  const workflows = trials.map(({ redIn }, index) => planted(flowNamed(redIn), index))
  writeFileSync(file, JSON.stringify({ ...document, sourceDescriptions, workflows }))
  const front = await startFront(trials.map(({ change }) => change))
  try {
    return await runFlows(file, { backend: front.url, states: front.url })
  } finally {
    await front.close()
    rmSync(scratch, { recursive: true })
  }
}

function flowNamed(name: string): Flow {
  const found = document.workflows.find(({ workflowId }) => workflowId === name)
  if (!found) throw new RangeError(`no flow ${name}`)
  return found
}

/** The flow under a name of its own. A param of its state says which change is planted. */
const planted = ({ steps, ...flow }: Flow, index: number): Flow => ({
  ...flow,
  workflowId: `planted-${index}`,
  steps: steps.map((step, at) => (at === 0 ? withParam(step, index) : step)),
})

function withParam(step: Step, index: number): Step {
  const params = { ...stateOf(step)?.params, [PLANTED]: index }
  return { ...step, requestBody: { payload: { ...step.requestBody?.payload, params } } }
}

/** Runs each race for one round with only its own change planted. Returns what is wrong after each. */
export async function runPlantedRaces(trials: readonly Trial[]): Promise<string[][]> {
  const front = await startFront(trials.map(({ change }) => change))
  const results: string[][] = []
  for (const [index, { redIn }] of trials.entries()) {
    const race = RACES.find(({ name }) => name === redIn)
    if (!race) throw new RangeError(`no race ${redIn}`)
    const params = { ...race.params, [PLANTED]: index }
    results.push(await problemsAfter({ ...race, params }, { backend: front.url, states: front.url }, 1))
  }
  await front.close()
  return results
}
