import type { WireForm } from '#mock/state/wire-forms.ts'
import type { PactFile } from '../pact-file.ts'
import type { CallPrints } from './fingerprint.ts'
import { FORM_NAMES, kindsOf, type Marks, placeOf } from './forms.ts'
import { familyOf, formOf, type Kind } from './kind.ts'
import { needsOf, unmetIn } from './needs.ts'

/** Something that a backend writes and that the app cannot read, or the pact refuses. */
export type Broken = { call: string; path: string; came: string; needs: string; count: number }

/** Whether one of the mock's wire forms writes this kind here: the contract reads it, though the pact does not ask it. */
export const isOfAForm = (marks: Marks, place: string, kind: Kind): boolean =>
  Object.values(marks).some(({ added }) => added.get(place)?.has(formOf(kind)))

/** All breaches of the contract that were recorded, and all that the pact accepts in no state. */
export function brokenIn(calls: CallPrints, pact: PactFile, marks: Marks): Broken[] {
  return Object.entries(calls).flatMap(([call, print]) => {
    const breaches = print.breaches.map(
      ({ path, came, reads, answers }): Broken => ({ call, path, came, needs: reads, count: answers }),
    )
    const unmet = unmetIn(needsOf(pact, call), print)
      .filter(({ outcome, path, kind }) => !isOfAForm(marks, placeOf(call, outcome, path), kind))
      .filter(({ path }) => !breaches.some((breach) => breach.path === path))
      .map(({ outcome, path, kind, count }): Broken => {
        const where = outcome === 'refusal' ? `${path} of a refusal` : path
        return { call, path: where, came: kind, needs: 'the pact accepts that in no state', count }
      })
    return [...breaches, ...unmet]
  })
}

/** What the mock backend does not write by itself though the contract reads it. */
export type Narrower = { call: string; path: string; kind: Kind; forms: WireForm[]; isUnknownField: boolean }

/** What a backend writes otherwise than the mock backend, with the wire forms in which that one writes so. */
export function narrowerIn(
  calls: CallPrints,
  own: CallPrints,
  broken: readonly Broken[],
  marks: Marks,
): Narrower[] {
  const ownKinds = new Map(
    [...kindsOf(own)].map(([place, kinds]) => [place, new Set([...kinds].map(familyOf))]),
  )
  const isBroken = new Set(broken.map(({ call, path }) => `${call} ${path.replace(' of a refusal', '')}`))
  return Object.entries(calls).flatMap(([call, print]) =>
    (['success', 'refusal'] as const).flatMap((outcome) =>
      Object.entries(print[outcome]).flatMap(([path, { kinds }]): Narrower[] => {
        if (isBroken.has(`${call} ${path}`)) return []
        const place = placeOf(call, outcome, path)
        const known = ownKinds.get(place)
        const formsOf = (kind: Kind) =>
          FORM_NAMES.filter((form) => marks[form].added.get(place)?.has(formOf(kind)))
        const found = (Object.keys(kinds) as Kind[])
          .filter((kind) => !known?.has(familyOf(kind)))
          .map((kind) => ({ call, path, kind, forms: formsOf(kind), isUnknownField: false }))
        const isUnknown = known === undefined && found.every(({ forms }) => forms.length === 0)
        return isUnknown ? found.slice(0, 1).map((one) => ({ ...one, isUnknownField: true })) : found
      }),
    ),
  )
}
