import type { World } from '../../../state/types.ts'
import { openTabs, type Racer, type Tab } from './tabs.ts'

/** The result of a race: the code of each answer, and what everybody then owns and has on record. */
export type RaceResult = { codes: number[]; world: unknown }

/** The comparable part of a world, without ids and random numbers: those differ between equivalent orders. */
export const ownedIn = ({
  accounts,
  heads,
  members,
  cards,
  deposits,
  withdrawals,
  sessions,
}: World): unknown => ({
  accounts: sorted(accounts),
  records: sorted(Object.fromEntries(Object.entries(heads).map(([log, { length }]) => [log, length]))),
  members: Object.values(members).map(
    ({ paysum, wageringLeft, rebatesPending, rebatesCollected, autoTransfer }) => ({
      ...{ paysum, wageringLeft, rebatesPending, rebatesCollected, autoTransfer },
    }),
  ),
  cards: Object.values(cards).map((ownCards) => ownCards.map(({ number }) => number).sort()),
  orders: [deposits, withdrawals].map((orders) =>
    Object.values(orders)
      .map(({ amount, state }) => `${state}:${amount}`)
      .sort(),
  ),
  sessions: Object.keys(sessions).length,
})

/** In how many venues the members' money lies. */
export const filledVenuesIn = ({ accounts }: World): number =>
  Object.entries(accounts).filter(([account, balance]) => account.includes(':venue:') && balance !== 0).length

const sorted = (entries: Record<string, number>) =>
  Object.entries(entries)
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))

export const raceText = (outcome: RaceResult): string => JSON.stringify(outcome)

/** Every order in which the requests can be handled; equal requests are interchangeable. */
function* orders(racers: readonly Racer[]): Generator<number[]> {
  const left = racers.map((racer) => JSON.stringify(racer))
  function* extend(order: number[]): Generator<number[]> {
    if (order.length === racers.length) {
      yield order
      return
    }
    const tried = new Set<string>()
    for (const [index, text] of left.entries()) {
      if (order.includes(index) || tried.has(text)) continue
      tried.add(text)
      yield* extend([...order, index])
    }
  }
  yield* extend([])
}

/**
 * All results of handling the requests one after the other, in any order. Equal requests are interchangeable, so their
 * codes are sorted.
 */
export async function possibleOutcomes(world: World, racers: readonly Racer[]): Promise<Set<string>> {
  const outcomes = new Set<string>()
  for (const order of orders(racers)) {
    const [tab] = await openTabs(world, 1)
    const codes: number[] = Array.from({ length: racers.length })
    for (const index of order) codes[index] = await (tab as Tab).run(racers[index] as Racer)
    outcomes.add(
      raceText({ codes: sortEqualRequests(racers, codes), world: await (tab as Tab).read(ownedIn) }),
    )
  }
  return outcomes
}

/** Sorts the codes of equal requests, so that it does not matter which of them was first. */
export function sortEqualRequests(racers: readonly Racer[], codes: readonly number[]): number[] {
  const texts = racers.map((racer) => JSON.stringify(racer))
  const fair = [...codes]
  for (const text of new Set(texts)) {
    const places = texts.flatMap((one, index) => (one === text ? [index] : []))
    const ownCards = places.map((place) => codes[place] ?? Number.NaN).sort((a, b) => a - b)
    for (const [index, place] of places.entries()) fair[place] = ownCards[index] ?? Number.NaN
  }
  return fair
}
