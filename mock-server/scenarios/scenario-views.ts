import type * as z from 'zod/mini'
import { type Fen, plain } from '#contracts/money/money.ts'
import { catalogue, groupOf, SCENARIO_NAMES, type ScenarioName } from './catalogue.ts'
import { DEMO } from './personas.ts'
import { paramWords, type Scenario } from './scenario.ts'

/** A value of a parameter, its label, and what else people call it. */
export type Choice = { value: string; label: string; words: string }

/** A parameter of a scenario as a field of a form. */
export type ParamField = {
  name: string
  label: string
  kind: 'text' | 'number' | 'amount' | 'flag' | 'choice'
  /** The value if the field is left empty, as a person would type it; an amount in 元. */
  usual: string
  choices: Choice[]
}

/** A scenario as the console shows it. `as` is the name of the member who looks at it first, '' for a visitor. */
export type ScenarioView = Pick<Scenario, 'title' | 'words' | 'path' | 'isForTests'> & {
  name: ScenarioName
  /** What it is about. */
  group: string
  as: string
  fields: ParamField[]
}

type Schema = z.core.$ZodType

/** Every scenario of the catalogue, in its order. */
export const scenarioViews = (): ScenarioView[] =>
  SCENARIO_NAMES.map((name) => {
    const { title, words, path, isForTests, as = DEMO, params } = catalogue[name] as unknown as Scenario
    const fields = Object.entries(params.shape).map(([param, schema]) => fieldOf(param, schema))
    const test = isForTests ? { isForTests } : {}
    return { name, group: groupOf(name), title, words, path, ...test, as: as?.username ?? '', fields }
  })

const FLAG: Choice[] = [
  { value: 'true', label: '是', words: '' },
  { value: 'false', label: '否', words: '' },
]

function fieldOf(name: string, schema: Schema): ParamField {
  const { label = name, choices = {} } = paramWords(schema) ?? {}
  const { kind, usual } = kindOf(schema)
  const listed = Object.entries(choices).map(([value, text]) => {
    const [shown = '', words = ''] = text.split(' | ')
    return { value, label: shown, words }
  })
  return { name, label, kind, usual, choices: kind === 'flag' ? FLAG : listed }
}

function kindOf(schema: Schema, usual?: unknown): Pick<ParamField, 'kind' | 'usual'> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const text = usual === undefined ? '' : String(usual)
  switch (def.type) {
    case 'default':
      return kindOf(def.innerType, def.defaultValue)
    case 'optional':
      return kindOf(def.innerType, usual)
    case 'enum':
      return { kind: 'choice', usual: text }
    case 'pipe':
      // The two codecs of the scenarios: flags and amounts. Their default is what they decode to.
      return typeof usual === 'boolean'
        ? { kind: 'flag', usual: text }
        : { kind: 'amount', usual: typeof usual === 'number' ? plain(usual as Fen) : '' }
    case 'number':
      return { kind: 'number', usual: text }
    default:
      return { kind: 'text', usual: text }
  }
}
