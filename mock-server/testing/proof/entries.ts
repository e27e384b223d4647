import { isDeepStrictEqual } from 'node:util'
import { entriesOf } from '../../state/store/snapshot.ts'
import type { World } from '../../state/types.ts'
import { ProofFailure } from './same.ts'

/** A world's current entries. A later change replaces the objects instead of editing them, so no copies are needed. */
export type Entries = Map<string, unknown>

export const entriesNow = (world: World): Entries =>
  new Map(entriesOf(world).map(({ collection, key, value }) => [`${collection}.${key}`, value]))

export function sameWorlds(actual: Entries, expected: Entries, what: string): void {
  for (const name of new Set([...actual.keys(), ...expected.keys()])) {
    const [is, was] = [actual.get(name), expected.get(name)]
    if (is === was || isDeepStrictEqual(is, was)) continue
    throw new ProofFailure(`${what}: ${name} is ${JSON.stringify(is)}, and should be ${JSON.stringify(was)}`)
  }
}
