import type * as z from 'zod/mini'
import { type Fen, plain } from '#contracts/money.ts'
import { catalogue, SCENARIO_NAMES } from './catalogue.ts'
import type { Scenario } from './scenario.ts'

/** A parameter of a scenario as a field of a form. */
export type ParamField = {
  name: string
  kind: 'text' | 'number' | 'amount' | 'flag' | 'choice'
  /** What holds where the field is left empty, as a person would type it; an amount in 元. */
  usual: string
  choices: string[]
}

type Schema = z.core.$ZodType

/** The parameters of every scenario, read from their schemas. */
export const paramFields = (): Record<string, ParamField[]> =>
  Object.fromEntries(
    SCENARIO_NAMES.map((name) => [
      name,
      Object.entries((catalogue[name] as unknown as Scenario).params.shape).map(([param, schema]) =>
        fieldOf(param, schema),
      ),
    ]),
  )

function fieldOf(name: string, schema: Schema, usual?: unknown): ParamField {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const text = usual === undefined ? '' : String(usual)
  switch (def.type) {
    case 'default':
      return fieldOf(name, def.innerType, def.defaultValue)
    case 'optional':
      return fieldOf(name, def.innerType, usual)
    case 'enum':
      return { name, kind: 'choice', usual: text, choices: Object.values(def.entries).map(String) }
    case 'pipe':
      // The two codecs of the scenarios: flags and amounts. Their usual value is what they decode to.
      return typeof usual === 'boolean'
        ? { name, kind: 'flag', usual: text, choices: ['true', 'false'] }
        : { name, kind: 'amount', usual: typeof usual === 'number' ? plain(usual as Fen) : '', choices: [] }
    case 'number':
      return { name, kind: 'number', usual: text, choices: [] }
    default:
      return { name, kind: 'text', usual: text, choices: [] }
  }
}
