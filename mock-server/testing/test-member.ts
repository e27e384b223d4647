import { isRefusal } from '../rules/outcome.ts'
import { member } from '../scenarios/building/builders.ts'
import { openSite } from '../scenarios/demo/seed.ts'
import { DEMO, type Persona } from '../scenarios/personas.ts'
import { POSTINGS_KEY } from '../state/ledger.ts'
import { rowsOf } from '../state/store/log.ts'
import type { Member, World } from '../state/types.ts'
import { NOON } from './test-mock.ts'

/** An open site at noon with one member who has nothing: the start of the tests of single rules. */
export function oneMember(persona: Persona = DEMO): { world: World; who: Member; now: number } {
  const world = openSite({ seed: 3, now: NOON, clock: { stopped: true } })
  return { world, who: member({ world, now: NOON }, persona), now: NOON }
}

/** The text of a refusal, or undefined for a success. */
export const refusalText = (result: unknown): string | undefined =>
  isRefusal(result) ? result.message : undefined

/** The kind and the reference of each posting, oldest first. */
export const postingsIn = (world: World): [kind: string, ref: string][] =>
  [...rowsOf(world, 'postings', POSTINGS_KEY)].map(({ kind, ref }) => [kind, ref])
