import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACTS_DIR } from '../../names.ts'
import { PLANTED, startFront } from '../../provider/planted/front.ts'
import { SLOW_MS } from '../../provider/test-verify.ts'
import { type Flow, readFlows, type Step, stateOf } from '../flows-file.ts'
import { RACES, runRaces } from '../races.ts'
import { runFlows } from '../respect.ts'
import type { WrongFlow } from './wrong.ts'
import { WRONG_ORDERS } from './wrong-orders.ts'
import { WRONG_RACES } from './wrong-races.ts'
import { WRONG_SESSIONS } from './wrong-sessions.ts'
import { WRONG_WALLETS } from './wrong-wallets.ts'

const scratch = mkdtempSync(join(tmpdir(), 'planted-flows-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const document = readFlows()
const flowOf = (name: string): Flow => {
  const found = document.workflows.find(({ workflowId }) => workflowId === name)
  if (!found) throw new Error(`no flow ${name}`)
  return found
}

/** The flow under a name of its own. A param of its state says which change is planted. */
const planted = ({ steps, ...flow }: Flow, index: number): Flow => ({
  ...flow,
  workflowId: `planted-${index}`,
  steps: steps.map((step, at) => (at === 0 ? withParam(step, index) : step)),
})

function withParam(step: Step, index: number): Step {
  const { params } = stateOf(step) ?? {}
  return {
    ...step,
    requestBody: { payload: { ...step.requestBody?.payload, params: { ...params, [PLANTED]: index } } },
  }
}

/** Runs each flow once with its own change planted, all by one runner. Returns the changes that stay green. */
async function greenAmong(wrongs: readonly WrongFlow[]): Promise<string[]> {
  const file = join(scratch, 'planted.arazzo.json')
  const sourceDescriptions = document.sourceDescriptions.map(({ url, ...source }) => ({
    ...source,
    url: resolve(PACTS_DIR, url),
  }))
  const workflows = wrongs.map(({ redIn }, index) => planted(flowOf(redIn), index))
  writeFileSync(file, JSON.stringify({ ...document, sourceDescriptions, workflows }))
  const front = await startFront(wrongs.map(({ change }) => change))
  const results = await runFlows(file, { backend: front.url, states: front.url }).finally(front.close)
  expect(results).toHaveLength(wrongs.length)
  return wrongs.filter((_, index) => !results[index]?.problem).map(({ wrong }) => wrong)
}

const WRONG_FLOWS = [...WRONG_ORDERS, ...WRONG_WALLETS, ...WRONG_SESSIONS]

describe('wrong behaviours that no single interaction sees', () => {
  it('each is planted once, and every flow and race has one', () => {
    const all = [...WRONG_FLOWS, ...WRONG_RACES]
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(new Set(all.map(({ wrong }) => wrong)).size).toBe(all.length)
    const names = [
      ...document.workflows.map(({ workflowId }) => workflowId),
      ...RACES.map(({ name }) => name),
    ]
    expect([...new Set(all.map(({ redIn }) => redIn))].sort()).toEqual(names.sort())
  })

  it('a flow is red by each of them', { timeout: SLOW_MS }, async () => {
    expect(await greenAmong(WRONG_FLOWS)).toEqual([])
  })

  it('a race is red by each of them', { timeout: SLOW_MS }, async () => {
    const front = await startFront(WRONG_RACES.map(({ change }) => change))
    const servers = { backend: front.url, states: front.url }
    const green: string[] = []
    for (const [index, { wrong, redIn }] of WRONG_RACES.entries()) {
      const races = RACES.filter(({ name }) => name === redIn).map((race) => ({
        ...race,
        params: { ...race.params, [PLANTED]: index },
      }))
      const [result] = await runRaces(servers, races)
      if (result?.problems.length === 0) green.push(wrong)
    }
    await front.close()
    expect(green).toEqual([])
  })
})

describe('the front without a change', () => {
  it('turns no flow and no race red', { timeout: SLOW_MS }, async () => {
    const right = { wrong: 'nothing', change: {} }
    const names = document.workflows.map(({ workflowId }) => workflowId)
    expect(await greenAmong(names.map((redIn) => ({ ...right, redIn })))).toHaveLength(names.length)
    const front = await startFront([])
    const races = await runRaces({ backend: front.url, states: front.url }).finally(front.close)
    expect(races).toEqual(RACES.map(({ name }) => ({ name, problems: [] })))
  })
})
