import type { CallPrints } from './fingerprint.ts'
import { kindsOf, placeOf } from './forms.ts'
import { lengthRank } from './kind.ts'

/** A text or list that is of a longer class than any of the mock backend's there. */
export type Longer = { call: string; path: string; isList: boolean; length: string; mock: string }

const longest = (lengths: Record<string, number>): string =>
  Object.keys(lengths).sort((a, b) => lengthRank(b) - lengthRank(a))[0] ?? '0'

/** Above this class a text fills a line, and a list a screen. */
const NOTABLE = lengthRank('17 to 64')

/** Where this backend writes more at once than the mock backend. */
export function longerIn(calls: CallPrints, own: CallPrints): Longer[] {
  const ownLengths = new Map<string, string>()
  for (const [call, { success }] of Object.entries(own))
    for (const [path, { lengths }] of Object.entries(success)) {
      const place = placeOf(call, 'success', path)
      ownLengths.set(place, longest({ ...lengths, [ownLengths.get(place) ?? '0']: 1 }))
    }
  return Object.entries(calls).flatMap(([call, { success }]) =>
    Object.entries(success).flatMap(([path, { kinds, lengths }]): Longer[] => {
      const length = longest(lengths)
      const mock = ownLengths.get(placeOf(call, 'success', path))
      if (mock === undefined || lengthRank(length) < NOTABLE || lengthRank(length) <= lengthRank(mock))
        return []
      const isList = 'a list' in kinds || 'an object keyed by numbers' in kinds
      return [{ call, path, isList, length, mock }]
    }),
  )
}

/** The fields that the mock backend writes and this one never, by call. */
export function unwrittenIn(calls: CallPrints, own: CallPrints): Map<string, string[]> {
  const kinds = kindsOf(calls)
  const entries = Object.keys(calls).map((call): [string, string[]] => {
    const paths = Object.keys(own[call]?.success ?? {}).filter((path) => {
      const place = placeOf(call, 'success', path)
      const isThere = kinds.has(place) || path.endsWith('[]')
      return !isThere && kinds.get(place.replace(/\.?[^. ]+$/, ''))?.has('an object')
    })
    return [call, paths]
  })
  return new Map(entries.filter(([, paths]) => paths.length > 0))
}
