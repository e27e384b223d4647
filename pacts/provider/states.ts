import * as z from 'zod/mini'
import { flag } from '#contracts/wire/wire.ts'
import { catalogue, SCENARIO_NAMES, type Scenario, type ScenarioName } from '#mock/scenarios/catalogue.ts'
import type { PactFile } from '../pact-file.ts'

/** One provider state, described so that a team without our code can build it. */
type StateDoc = { name: string; interactions: number; must: string; params: Record<string, ParamDoc> }
/** The JSON Schema of a param on the wire, with its default. A param that is not required may be left out. */
type ParamDoc = { type?: unknown; default?: unknown; required: boolean }

/**
 * Every state of the catalogue as in `provider-states.json`: wire values, sorted by name, with the number of
 * interactions that use it. A state that no interaction uses is for our own tests.
 */
export const statesDoc = (pact: PactFile): { states: StateDoc[] } => ({
  states: [...SCENARIO_NAMES].sort().map((name) => docOf(name, pact)),
})

function docOf(name: ScenarioName, { interactions }: PactFile): StateDoc {
  const { params, must } = catalogue[name] as unknown as Scenario
  const { properties = {}, required = [] } = schemaOf(params)
  const defaults = defaultsOf(params)
  const entries = Object.entries(properties).map(([key, schema]) => {
    const fallback = defaults[key] === undefined ? {} : { default: defaults[key] }
    return [key, { ...(schema as object), ...fallback, required: required.includes(key) }]
  })
  const isInState = ({ providerStates = [] }: PactFile['interactions'][number]) =>
    providerStates.some((state) => state.name === name)
  return {
    name,
    interactions: interactions.filter(isInState).length,
    must,
    params: Object.fromEntries(entries),
  }
}

const schemaOf = (params: Scenario['params']) =>
  z.toJSONSchema(params, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Backend teams need not know which forms of flags the app reads, or that numbers are safe integers.
      if ((zodSchema as unknown) === flag) {
        delete jsonSchema.anyOf
        jsonSchema.enum = [0, 1]
      }
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })

/** The defaults in wire units (1000 元, not 100000 fen): what an empty object decodes to, encoded again. */
function defaultsOf(params: Scenario['params']): Record<string, unknown> {
  const read = z.safeDecode(params, {})
  return read.success ? z.encode(params, read.data) : {}
}

export const statesText = (pact: PactFile): string => `${JSON.stringify(statesDoc(pact), null, 2)}\n`

/** The example for the JVM, with a method for each state that the pact names. */
export function jvmText(example: string, { interactions }: PactFile): string {
  const names = new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  )
  const methods = [...names].sort().map((name) => {
    const method = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return `  @State("${name}") Map<String, Object> ${method}(Map<String, Object> params) { return given("${name}", params); }\n`
  })
  return example.replace(/(?: {2}@State\(.*\n)+/, methods.join(''))
}
