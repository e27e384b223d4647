import { member } from '../scenarios/builders.ts'
import { DEMO, type Persona } from '../scenarios/personas.ts'
import { openSite } from '../scenarios/seed.ts'
import { isRefusal } from '../server/outcome.ts'
import { POSTINGS_KEY } from '../state/ledger.ts'
import { rowsOf } from '../state/log.ts'
import type { Member, World } from '../state/types.ts'
import { NOON } from '../testing/test-mock.ts'

/** An open site at noon with one member who has nothing: what the tests of single rules begin with. */
export function oneMember(persona: Persona = DEMO): { world: World; who: Member; now: number } {
  const world = openSite({ seed: 3, now: NOON, clock: { stopped: true } })
  return { world, who: member({ world, now: NOON }, persona), now: NOON }
}

/** The text of a refusal, or undefined when a rule did what it was asked. */
export const saidNo = (result: unknown): string | undefined =>
  isRefusal(result) ? result.message : undefined

/** What was booked, oldest first: the kind of each posting and what it belongs to. */
export const booked = (world: World): [kind: string, ref: string][] =>
  [...rowsOf(world, 'postings', POSTINGS_KEY)].map(({ kind, ref }) => [kind, ref])
