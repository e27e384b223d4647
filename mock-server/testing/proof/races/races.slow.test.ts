import { SUCCESS } from '#contracts/wire/envelope.ts'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { deleteDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { openIndexedDbStore } from '../../../state/store/indexed-db.ts'
import type { World } from '../../../state/types.ts'
import { filledVenuesIn, ownedIn, possibleOutcomes, raceText, sortEqualRequests } from './outcome.ts'
import { RACES, type Race } from './races.ts'
import { openTabs, type Tab, tabsOn } from './tabs.ts'

/**
 * Concurrent requests in two tabs, with their reads and writes of the store in every order that the scheduler finds.
 * The result must equal that of some sequential order.
 */
const RUNS = Number(process.env.PROOF_RACES ?? 150)
const TABS = 2
const NAME = 'race'
const SEED = 20_260_520

type Rules = { allowed: Set<string>; seed: number; runs: number }
type Opened = { tabs: Tab[]; close: () => Promise<void> }

async function race(
  { racers, granted, filledVenues }: Race,
  world: World,
  { allowed, seed, runs }: Rules,
  open: (schedule: fc.Scheduler) => Promise<Opened>,
): Promise<void> {
  const requests = racers(world)
  const spots = fc.array(fc.nat(TABS - 1), { minLength: requests.length, maxLength: requests.length })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), spots, async (schedule, where) => {
      const { tabs, close } = await open(schedule)
      const answers = requests.map((racer, index) => tabs[where[index] ?? 0]?.run(racer))
      const codes = (await schedule.waitFor(Promise.all(answers))) as number[]
      if (granted !== undefined) expect(codes.filter((code) => code === SUCCESS)).toHaveLength(granted)
      for (const tab of tabs) {
        if (filledVenues !== undefined)
          expect(await schedule.waitFor(tab.read(filledVenuesIn))).toBe(filledVenues)
        const left = await schedule.waitFor(tab.read(ownedIn))
        const outcome = raceText({ codes: sortEqualRequests(requests, codes), world: left })
        if (!allowed.has(outcome))
          expect([...allowed], 'what one after the other can give').toContain(outcome)
      }
      await close()
    }),
    { numRuns: runs, seed, endOnFailure: process.env.PROOF_QUICK === '1', includeErrorInReport: true },
  )
}

/** Generous, so that a busy machine does not fail the test. */
const MAX_MS = 300_000

describe('concurrent requests', { timeout: MAX_MS }, () => {
  test.each(RACES.map((one, index) => [one.name, one, index] as const))('%s', async (_, one, index) => {
    const world = one.world()
    const allowed = await possibleOutcomes(world, one.racers(world))
    await race(
      one,
      world,
      { allowed, seed: SEED + index, runs: Math.min(RUNS, one.most ?? RUNS) },
      async (schedule) => ({
        tabs: await openTabs(world, TABS, schedule),
        close: async () => undefined,
      }),
    )
  })

  test.each(
    RACES.slice(0, 2).map((one, index) => [one.name, one, index] as const),
  )('in IndexedDB: %s', async (_, one, index) => {
    const world = one.world()
    const allowed = await possibleOutcomes(world, one.racers(world))
    await race(one, world, { allowed, seed: SEED + index, runs: Math.ceil(RUNS / 30) }, async (schedule) => {
      const stores = await Promise.all(Array.from({ length: TABS }, () => openIndexedDbStore(NAME)))
      await stores[0]?.replace(world)
      return {
        tabs: await tabsOn(stores, schedule),
        close: async () => {
          for (const store of stores) store.close()
          await deleteDB(NAME)
        },
      }
    })
  })
})
