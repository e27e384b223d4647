import { add, type Fen, plain, ZERO } from '#contracts/money/money.ts'
import { type Books, booksOf, CannotRace, type Member, memberIn } from './books.ts'
import type { Servers } from './respect.ts'

/** What no sequence of calls can say: calls that are sent at once, and the books after them. */
export type Race = {
  name: string
  /** What must be true. */
  summary: string
  state: string
  params?: object
  run: (member: Member) => Promise<Outcome>
  /** Sent before the books are opened. */
  first?: (member: Member) => Promise<unknown>
}
/** What the member must have more after it, and what else is wrong with the books. */
type Outcome = { gained?: Fen; problems: (after: Books, before: Books) => string[] }

/** The sentence, unless it is true. */
export const unless = (isTrue: boolean, sentence: string): string[] => (isTrue ? [] : [sentence])
export const words = (amount: Fen): string => `${plain(amount)} 元`

/** A race is run again and again until one of both is reached: a gap that is short is not met each time. */
const MOST_ROUNDS = 30
const MOST_MS = 4_000

/** Runs a race in its state, in rounds until one is wrong. Returns what is wrong after it, in sentences. */
export async function problemsAfter(race: Race, servers: Servers, rounds = MOST_ROUNDS): Promise<string[]> {
  const end = Date.now() + MOST_MS
  for (let round = 1; round <= rounds && (round === 1 || Date.now() < end); round++) {
    const problems = await problemsOfOne(race, servers)
    if (problems.length > 0) return problems
  }
  return []
}

async function problemsOfOne({ state, params, first, run }: Race, servers: Servers): Promise<string[]> {
  try {
    const member = await memberIn(servers, state, params)
    await first?.(member)
    const before = await booksOf(member)
    const { gained = ZERO, problems } = await run(member)
    const after = await booksOf(member)
    return [...problems(after, before), ...wrongIn(after, add(before.total, gained))]
  } catch (problem) {
    if (problem instanceof CannotRace) return [problem.message]
    throw problem
  }
}

function wrongIn({ has, held, paid, total, withdrawals }: Books, due: Fen): string[] {
  const parts = `has ${words(has)}, holds ${words(held)}, was paid ${words(paid)}`
  return [
    ...unless(total === due, `the member ${parts}: together ${words(total)}, not ${words(due)}`),
    ...unless(new Set(withdrawals).size === withdrawals.length, 'two withdrawals have the same number'),
  ]
}
