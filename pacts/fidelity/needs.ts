import { SUCCESS } from '#contracts/wire/envelope.ts'
import { codeOf, contentOf, type PactFile, type PactInteraction } from '../pact-file.ts'
import type { CallPrint, FieldPrint, Outcome } from './fingerprint.ts'
import { formOf, KINDS, type Kind, kindOf } from './kind.ts'

/**
 * What the pact needs at each place of a call's answers, without its states: all that some interaction accepts there.
 * It is stricter than the contract, which reads null as an empty text.
 */
type Place = {
  rules: { regexes: RegExp[]; mayBeNull: boolean }
  examples: Set<Kind>
  /** Whether every interaction that shows the object around it shows the field. */
  isRequired: boolean
}
export type Needs = Record<Outcome, Map<string, Place>>

const NUMBERS = new Set<Kind>([
  'a whole number',
  'text of a whole number',
  'text of a number with more decimals',
])
const isNumber = (kind: Kind): boolean => NUMBERS.has(formOf(kind))
const EMPTY = new Set<Kind>([
  ...(['null', 'missing', 'empty text', 'an empty list', 'an empty object', 'zero', 'text of zero'] as const),
])

type Rules = { match: string; regex?: string }[]
type BodyRules = Record<string, { matchers?: Rules }>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each value of an example by its path, as a fingerprint names it, and which fields each object has. */
function walk(value: unknown, path: string, visit: (path: string, value: unknown) => void): void {
  visit(path, value)
  if (Array.isArray(value)) for (const row of value) walk(row, `${path}[]`, visit)
  if (!isObject(value)) return
  for (const [name, part] of Object.entries(value)) walk(part, path === '' ? name : `${path}.${name}`, visit)
}

/** `$.data[*].amount` as `data[].amount`. */
const pathOf = (expression: string): string =>
  expression.replace(/^\$\.?/, '').replaceAll(/\[(\*|\d+)\]/g, '[]')

/** The needs of one call, from the interactions that no backend may fail. */
export function needsOf({ interactions }: PactFile, call: string): Needs {
  const required = interactions.filter(
    ({ pending, request }) => !pending && `${request.method} ${request.path}` === call,
  )
  const isSuccess = (one: PactInteraction) => codeOf(one) === SUCCESS
  const refusals = required.filter((one) => !isSuccess(one) && codeOf(one) !== 401)
  return { success: placesOf(required.filter(isSuccess)), refusal: placesOf(refusals) }
}

function placesOf(interactions: readonly PactInteraction[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const objects = new Map<string, number>()
  const shown = new Map<string, number>()
  const placeAt = (path: string): Place => {
    const found = places.get(path) ?? {
      rules: { regexes: [], mayBeNull: false },
      examples: new Set(),
      isRequired: false,
    }
    places.set(path, found)
    return found
  }
  for (const interaction of interactions) {
    const { code: _, ...content } = contentOf(interaction)
    walk(content, '', (path, value) => {
      if (isObject(value)) objects.set(path, (objects.get(path) ?? 0) + 1)
      if (path === '') return
      placeAt(path).examples.add(kindOf(value))
      shown.set(path, (shown.get(path) ?? 0) + 1)
    })
    for (const [at, { matchers = [] }] of Object.entries(
      (interaction.response.matchingRules?.body ?? {}) as BodyRules,
    )) {
      const { rules } = placeAt(pathOf(at))
      for (const { match, regex } of matchers) {
        if (match === 'null') rules.mayBeNull = true
        if (regex !== undefined) rules.regexes.push(new RegExp(regex, 'u'))
      }
    }
  }
  for (const [path, place] of places) {
    const around = path.replace(/\.?[^.[\]]+$/, '')
    place.isRequired = !path.endsWith('[]') && objects.get(around) === shown.get(path)
  }
  return places
}

/** How Pact reads a value for an expression: a text as it is, everything else as JSON. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function accepts({ rules: { regexes, mayBeNull }, examples, isRequired }: Place, kind: Kind): boolean {
  if (kind === 'missing') return !isRequired
  if (kind === 'null' && mayBeNull) return true
  // Whether the app opens http depends on its host, which the client knows.
  if (kind === 'an http address' || examples.has(kind)) return true
  const fits = (value: unknown) => regexes.some((regex) => regex.test(written(value)))
  if (isNumber(kind) && [...examples].some(isNumber)) {
    // An expression for one number says what the state is, and nothing of how numbers are written.
    const isOpen = regexes.some((regex) => regex.test('3') && regex.test('4'))
    return !isOpen || fits(KINDS[kind]) || fits(Math.trunc(Number(KINDS[kind])))
  }
  // A text without an expression is the state's: how long it is says nothing of others.
  if (regexes.length === 0) return isStructure(kind) || (isChinese(kind) && [...examples].some(isChinese))
  return fits(KINDS[kind])
}
const isChinese = (kind: Kind): boolean => ['text in Chinese', 'a sentence in Chinese'].includes(kind)
/** What the pact shows of an object or a list are its parts. */
const isStructure = (kind: Kind): boolean =>
  ['a list', 'an object', 'an object keyed by numbers'].includes(kind)

/** A kind of value that no interaction of the pact accepts at its place. */
export type Unmet = { outcome: Outcome; path: string; kind: Kind; count: number }

/** Whether the pact has this place, or one around it, without content: the rows of a list are not meant by that. */
const mayBeEmpty = (places: ReadonlyMap<string, Place>, path: string): boolean => {
  const around = path.split('.').map((_, at, steps) => steps.slice(0, at + 1).join('.'))
  return !path.includes('[]') && around.some((one) => places.get(one)?.examples.has('null'))
}

const entriesOf = ({ kinds }: FieldPrint) => Object.entries(kinds) as [Kind, number][]

/** What a call writes that the pact never accepts. */
export function unmetIn(needs: Needs, print: CallPrint): Unmet[] {
  return (['success', 'refusal'] as const).flatMap((outcome) =>
    [...needs[outcome]].flatMap(([path, place]): Unmet[] => {
      const found = print[outcome][path]
      if (!place.isRequired && !path.endsWith('[]')) return []
      if (found === undefined) return neverWritten(outcome, path, place, print)
      return entriesOf(found)
        .filter(([kind]) => !accepts(place, kind) && !(EMPTY.has(kind) && mayBeEmpty(needs[outcome], path)))
        .map(([kind, count]) => ({ outcome, path, kind, count }))
    }),
  )
}

/** A required field that no object has, though there are such objects. */
function neverWritten(outcome: Outcome, path: string, place: Place, print: CallPrint): Unmet[] {
  const around = path.replace(/\.?[^.[\]]+$/, '')
  const objects = around === '' ? print[outcome] : print[outcome][around]?.kinds['an object']
  const count = typeof objects === 'number' ? objects : Object.keys(objects ?? {}).length
  return place.isRequired && count > 0 ? [{ outcome, path, kind: 'missing', count }] : []
}
