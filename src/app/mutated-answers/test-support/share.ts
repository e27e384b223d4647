import { isOnEveryScreen } from '#contracts/test-corpora/extent.ts'
import { FOUND } from './found.ts'
import { type Mutation, mutationsOf } from './mutations.ts'
import { routeAt } from './plan.ts'

/** By visit, the first good answer of each of its calls. */
type GoodAnswers = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Identifies a mutation of a call, whichever visit's answer it spoils. */
export const nameOf = (path: string, { what }: Mutation): string => `${path} ${what}`

/** All mutations of the whole run, and which visit tries which of them. */
export type Shares = {
  /** By name, each mutation that any visit's answer has. */
  all: ReadonlySet<string>
  isDue: (visit: string, name: string) => boolean
}

/**
 * `npm run corpora` spreads all mutations over the visits, so that each is met once, by a visit whose answer has that place:
 * answers to one call differ from screen to screen. With CORPORA_SCREENS=every each visit tries all of its own.
 */
export function shareOut(good: GoodAnswers): Shares {
  const namesIn = rememberNames()
  const holders = new Map<string, string[]>()
  for (const [visit, answers] of good)
    for (const [path, answer] of answers)
      for (const name of namesIn(path, answer)) holders.set(name, [...(holders.get(name) ?? []), visit])
  const due = new Map([...holders].map(([name, visits], at) => [name, visits[at % visits.length]] as const))
  // What once broke a screen is tried on that screen.
  const found = new Set(FOUND.map(({ visit, path, what }) => `${visit} ${path} ${what}`))
  return {
    all: new Set(holders.keys()),
    isDue: (visit, name) => isOnEveryScreen || due.get(name) === visit || found.has(`${visit} ${name}`),
  }
}

/** Many visits get the same answer. */
function rememberNames() {
  const known = new Map<string, ReadonlySet<string>>()
  return (path: string, answer: string): ReadonlySet<string> => {
    const key = `${path} ${answer}`
    const names =
      known.get(key) ?? new Set(mutationsOf(routeAt(path), answer).map((mutation) => nameOf(path, mutation)))
    known.set(key, names)
    return names
  }
}
