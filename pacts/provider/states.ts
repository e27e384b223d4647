import * as z from 'zod/mini'
import { flag } from '#contracts/wire/wire.ts'
import {
  catalogue,
  isScenario,
  SCENARIO_NAMES,
  type Scenario,
  type ScenarioName,
} from '#mock/scenarios/catalogue.ts'
import { EVENT_NAMES, type EventName, events, type WorldEvent } from '#mock/scenarios/events.ts'
import { type FlowsFile, flowsUsing, readFlows } from '../flows/flows-file.ts'
import type { PactFile } from '../pact-file.ts'

/** One provider state, described so that a team without our code can build it. */
type StateDoc = {
  name: string
  /** It changes the present world. Without this it forgets the world of the interaction before. */
  event?: true
  interactions: number
  flows: number
  must: string
  params: Record<string, ParamDoc>
}
/** The JSON Schema of a param on the wire, with its default. A param that is not required may be left out. */
type ParamDoc = { type?: unknown; default?: unknown; required: boolean }

/**
 * Every state of the catalogue and every event as in `provider-states.json`: wire values, sorted by name, with the number
 * of interactions and of flows that use it. A state that none uses is for our own tests.
 */
export function statesDoc(pact: PactFile): { states: StateDoc[] } {
  const flows = readFlows()
  return { states: [...SCENARIO_NAMES, ...EVENT_NAMES].sort().map((name) => docOf(name, pact, flows)) }
}

function docOf(name: ScenarioName | EventName, { interactions }: PactFile, flows: FlowsFile): StateDoc {
  const described = isScenario(name) ? catalogue[name] : events[name]
  const { params, must } = described as unknown as Scenario | WorldEvent
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
    ...(isScenario(name) ? {} : { event: true as const }),
    interactions: interactions.filter(isInState).length,
    flows: flowsUsing(name, flows).length,
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
