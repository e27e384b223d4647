import { describe, expect, it } from 'vitest'
import type { BackendChange } from '../../provider/planted/change.ts'
import { CORRECT } from '../../provider/planted/correct.ts'
import { STATES_PATH } from '../../provider/target.ts'
import { SLOW_MS } from '../../provider/test-verify.ts'
import { readFlows } from '../flows-file.ts'
import { RACES } from '../races.ts'
import { answeringRepeats } from './repeats.ts'
import { runPlantedFlows, runPlantedRaces } from './run-planted.ts'
import { WRONG_ORDERS } from './wrong-orders.ts'
import { WRONG_RACES } from './wrong-races.ts'
import { WRONG_SESSIONS } from './wrong-sessions.ts'
import { WRONG_WALLETS } from './wrong-wallets.ts'

const FLOWS = readFlows().workflows.map(({ workflowId }) => workflowId)
const WRONG_FLOWS = [...WRONG_ORDERS, ...WRONG_WALLETS, ...WRONG_SESSIONS]

describe('a wrong behaviour that no single interaction sees', () => {
  it('is planted in every flow and every race', () => {
    const all = [...WRONG_FLOWS, ...WRONG_RACES]
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(new Set(all.map(({ wrong, redIn }) => `${redIn} ${wrong}`)).size).toBe(all.length)
    const names = [...FLOWS, ...RACES.map(({ name }) => name)]
    expect([...new Set(all.map(({ redIn }) => redIn))].sort()).toEqual(names.sort())
  })

  it('turns its flow red', { timeout: SLOW_MS }, async () => {
    const results = await runPlantedFlows(WRONG_FLOWS)
    expect(results).toHaveLength(WRONG_FLOWS.length)
    expect(WRONG_FLOWS.filter((_, at) => !results[at]?.problem).map(({ wrong }) => wrong)).toEqual([])
    expect(results.filter(({ problem }) => problem?.came.startsWith('no answer'))).toEqual([])
  })

  it('turns its race red', { timeout: SLOW_MS }, async () => {
    const results = await runPlantedRaces(WRONG_RACES)
    expect(WRONG_RACES.filter((_, at) => results[at]?.length === 0).map(({ wrong }) => wrong)).toEqual([])
    expect(results.flat().filter((problem) => /no answer|answers HTTP/.test(problem))).toEqual([])
  })
})

/** A backend that writes all answers in these forms (docs/wire.md#wire-forms). */
const writing = (...wireForms: string[]): BackendChange => ({
  after: async (_answer, { path }, backend) => {
    if (path === STATES_PATH) await backend.verb('site', { switches: { wireForms } })
    return undefined
  },
})
const correct = (what: string): BackendChange => {
  const found = CORRECT.find((one) => one.what === what)
  if (!found) throw new RangeError(`nothing correct is called ${what}`)
  return found.change
}

describe('a right backend', () => {
  it.each([
    ['that is ours', {}],
    ['that answers a repeated POST as the first one', answeringRepeats()],
    ['with refusals of code 1', correct('refusals with code 1')],
    ['with more fields than the app reads', correct('more fields than the app reads')],
    ['with amounts as text of four decimals', correct('amounts as text of four decimals')],
    ['with HTTP 401 beside code 401', correct('HTTP 401 beside code 401')],
    ['with numbers as text', writing('text-numbers', 'number-ids', 'boolean-flags')],
    ['with the fewest fields', writing('least-fields', 'empty-null', 'zero-dates')],
  ])('%s turns no flow and no race red', { timeout: SLOW_MS }, async (_, change) => {
    const results = await runPlantedFlows(FLOWS.map((redIn) => ({ redIn, change })))
    expect(results.flatMap(({ problem }, at) => (problem ? [[FLOWS[at], problem]] : []))).toEqual([])
    const races = await runPlantedRaces(RACES.map(({ name }) => ({ redIn: name, change })))
    expect(races.flat()).toEqual([])
  })
})
