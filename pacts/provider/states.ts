import * as z from 'zod/mini'
import { catalogue, SCENARIO_NAMES, type Scenario, type ScenarioName } from '#house/scenarios/catalogue.ts'

/** One provider state, in words and values that a team without our code can build it from. */
type StateDoc = { name: string; must: string; params: Record<string, ParamDoc> }
/** JSON Schema of a param as the wire has it, its default likewise. One that is not required may be left out. */
type ParamDoc = { type?: unknown; default?: unknown; required: boolean }

/** Every state of the catalogue, as `provider-states.json` has it: wire values, sorted by name. */
export const statesDoc = (): { states: StateDoc[] } => ({
  states: [...SCENARIO_NAMES].sort().map(docOf),
})

function docOf(name: ScenarioName): StateDoc {
  const { params, must } = catalogue[name] as unknown as Scenario
  const { properties = {}, required = [] } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' })
  const defaults = defaultsOf(params)
  const entries = Object.entries(properties).map(([key, schema]) => {
    const fallback = defaults[key] === undefined ? {} : { default: defaults[key] }
    return [key, { ...(schema as object), ...fallback, required: required.includes(key) }]
  })
  return { name, must, params: Object.fromEntries(entries) }
}

/** Encoding what an empty object reads as gives the defaults as they stand on the wire: 1000 元, not 100000 fen. */
function defaultsOf(params: Scenario['params']): Record<string, unknown> {
  const read = z.safeDecode(params, {})
  return read.success ? z.encode(params, read.data) : {}
}

export const statesText = (): string => `${JSON.stringify(statesDoc(), null, 2)}\n`
