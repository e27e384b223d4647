import { SUCCESS } from '#contracts/wire/envelope.ts'
import { formsOfRefusal, writeInForms } from '#mock/server/response-variants.ts'
import { WIRE_FORMS, type WireForm } from '#mock/state/wire-forms.ts'
import { type CallPrints, type Fingerprint, type Outcome, recorder } from './fingerprint.ts'
import { formOf, type Kind } from './kind.ts'
import type { Exchange } from './own-traffic.ts'

/** `POST /api/user success data.balance`; the rows of a list have one path, wherever the list is. */
type Place = string
type Kinds = Map<Place, Set<Kind>>
export const placeOf = (call: string, outcome: Outcome, path: string): Place =>
  `${call} ${outcome} ${path.replace(/^data(\.list)?(\.data)?\[\]/, '[]')}`

export const FORM_NAMES = Object.keys(WIRE_FORMS) as WireForm[]
const OUTCOMES = ['success', 'refusal'] as const

/** The kinds at each place. A field that an object lacks is missing there. */
export function kindsOf(calls: CallPrints): Kinds {
  const kinds: Kinds = new Map()
  for (const [call, print] of Object.entries(calls))
    for (const outcome of OUTCOMES) {
      const fields = Object.entries(print[outcome])
      if (fields.length > 0) kinds.set(placeOf(call, outcome, ''), new Set<Kind>(['an object']))
      for (const [path, field] of fields) {
        const place = placeOf(call, outcome, path)
        const found = kinds.get(place) ?? new Set()
        for (const kind of Object.keys(field.kinds)) found.add(formOf(kind as Kind))
        kinds.set(place, found)
      }
    }
  return kinds
}

/** What came at a place: nothing where no object around it came. */
function kindsAt(kinds: Kinds, place: Place): ReadonlySet<Kind> {
  const found = kinds.get(place)
  if (found !== undefined) return found
  const around = place.replace(/\.?[^. ]+$/, '')
  return !place.endsWith('[]') && kinds.get(around)?.has('an object') ? new Set<Kind>(['missing']) : new Set()
}

/** How a form shows: kinds that only it writes, and kinds that it never leaves. */
export type Marks = Record<WireForm, { added: Kinds; removed: Kinds }>

const minus = (from: Kinds, what: Kinds): Kinds =>
  new Map(
    [...new Set([...from.keys(), ...what.keys()])]
      .map((place) => {
        const others = kindsAt(what, place)
        return [place, new Set([...kindsAt(from, place)].filter((kind) => !others.has(kind)))] as const
      })
      .filter(([, kinds]) => kinds.size > 0),
  )

export const printsOf = (traffic: readonly Exchange[]): CallPrints => {
  const record = recorder()
  for (const exchange of traffic) record.add(exchange)
  return record.calls()
}

/** The answers as the mock backend writes them in these forms. */
export function inForms(traffic: readonly Exchange[], forms: readonly WireForm[]): Exchange[] {
  return traffic.map((exchange) => {
    const envelope = exchange.body as Record<string, unknown>
    const written = writeInForms(envelope.code === SUCCESS ? forms : formsOfRefusal(forms), {
      path: exchange.path,
      envelope,
      central: () => 0,
      venueBaseUrl: 'http://127.0.0.1/',
    })
    return { ...exchange, body: written }
  })
}

export function marksOf(traffic: readonly Exchange[]): Marks {
  const plain = kindsOf(printsOf(traffic))
  const entries = FORM_NAMES.map((form) => {
    const formed = kindsOf(printsOf(inForms(traffic, [form])))
    return [form, { added: minus(formed, plain), removed: minus(plain, formed) }]
  })
  return Object.fromEntries(entries)
}

/** How many places show a form, and how many that could show it write plainly. */
export type Spoken = { form: WireForm; places: number; plain: number }

/** What a backend shows of each form. */
export function spokenIn(calls: CallPrints, marks: Marks): Spoken[] {
  const kinds = kindsOf(calls)
  const hits = (of: Kinds) =>
    [...of].filter(([place, marked]) => [...kindsAt(kinds, place)].some((kind) => marked.has(kind)))
  return FORM_NAMES.map((form) => {
    const { added, removed } = marks[form]
    const showing = new Set(hits(added).map(([place]) => place))
    const plain = hits(removed).filter(([place]) => !showing.has(place)).length
    return { form, places: showing.size, plain }
  })
}

const isEmptyForm = (form: WireForm): boolean => form.startsWith('empty-')

/**
 * The forms with which the mock backend writes like this one: those that most places show. Of the forms for empty
 * content there can be one.
 */
export function formsOf(spoken: readonly Spoken[]): WireForm[] {
  const chosen = spoken.filter(({ places, plain }) => places > 0 && places >= plain)
  const most = Math.max(...chosen.filter(({ form }) => isEmptyForm(form)).map(({ places }) => places))
  const empty = chosen.find(({ form, places }) => isEmptyForm(form) && places === most)
  return chosen.filter(({ form }) => !isEmptyForm(form) || form === empty?.form).map(({ form }) => form)
}

/** Codes with a meaning, and the code that the mock backend writes by itself. */
const FIXED = new Set(['200', '401', '251', '503'])

/** The code of most refusals, if it is another than that of the mock backend. */
export function refusalCodeOf(calls: CallPrints, own: CallPrints): number | null {
  const most = (prints: CallPrints): string | undefined => {
    const codes = new Map<string, number>()
    for (const { codes: counted } of Object.values(prints))
      for (const [code, count] of Object.entries(counted))
        if (!FIXED.has(code)) codes.set(code, (codes.get(code) ?? 0) + count)
    return [...codes].sort(([, a], [, b]) => b - a)[0]?.[0]
  }
  const code = most(calls)
  return code === undefined || code === most(own) ? null : Number(code)
}

/** What makes the mock backend write like the one of this fingerprint. */
export const likenessOf = (calls: CallPrints, traffic: readonly Exchange[]): Fingerprint['like'] => ({
  wireForms: formsOf(spokenIn(calls, marksOf(traffic))),
  refusalCode: refusalCodeOf(calls, printsOf(traffic)),
})
