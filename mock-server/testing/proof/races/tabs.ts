import type fc from 'fast-check'
import { readEnvelope } from '#contracts/wire/envelope.ts'
import { controlOf, type MockControl } from '../../../control/control.ts'
import { openMockBackend } from '../../../server/mock-backend.ts'
import { mockRoutes } from '../../../server/mock-routes.ts'
import { queueLock } from '../../../state/store/lock.ts'
import type { SnapshotStore } from '../../../state/store/snapshot.ts'
import type { World } from '../../../state/types.ts'
import { sharedStore } from '../shared-store.ts'

/** One of the concurrent requests: a member's call or a control command. */
export type Racer =
  | { path: string; wire?: unknown; token: string }
  | { verb: 'review' | 'pay'; arg: Parameters<MockControl['review' | 'pay']>[0] }

/** A tab with its own mock backend. Tabs share no lock, so only the store keeps them consistent. */
export type Tab = {
  run(racer: Racer): Promise<number>
  read<T>(work: (world: World) => T): Promise<T>
}

const SEED = 7

async function openTab(store: SnapshotStore): Promise<Tab> {
  const real = () => 0
  const mock = await openMockBackend({
    ...{ routes: mockRoutes, store, real, seed: SEED, lock: queueLock() },
    build: () => {
      throw new TypeError('the store holds a world')
    },
    report: (problem) => {
      throw problem
    },
  })
  const control = controlOf(mock, {
    real,
    startFor: (seed) => ({ seed, now: 0, clock: { stopped: true } }),
  })
  return {
    read: (work) => mock.read(work),
    run: async (racer) => {
      if ('verb' in racer) return Number(await control[racer.verb](racer.arg as never))
      const { path, token, wire } = racer
      const answer = await mock.handle({
        method: wire === undefined ? 'GET' : 'POST',
        path,
        query: {},
        headers: { authorization: `Bearer ${token}` },
        body: wire === undefined ? { kind: 'none' } : { kind: 'text', text: JSON.stringify(wire) },
      })
      const envelope = answer === 'drop' ? undefined : readEnvelope(JSON.parse(answer.body))
      return envelope?.code ?? Number.NaN
    },
  }
}

/** Tabs on one store in memory; each of its reads and writes waits for its turn in the schedule. */
export async function openTabs(world: World, count: number, schedule?: fc.Scheduler): Promise<Tab[]> {
  const shared = sharedStore(world)
  return tabsOn(await Promise.all(Array.from({ length: count }, shared.tab)), schedule)
}

/** One tab for each store; all stores are views of the same data. */
export const tabsOn = (stores: readonly SnapshotStore[], schedule?: fc.Scheduler): Promise<Tab[]> =>
  Promise.all(
    stores.map((store, index) => openTab(schedule ? scheduled(store, schedule, `tab ${index}`) : store)),
  )

/** Schedules the start and end of each access. Opening the store is not part of the race. */
function scheduled(store: SnapshotStore, schedule: fc.Scheduler, name: string): SnapshotStore {
  const turn = (what: string) => schedule.schedule(Promise.resolve(), `${name}: ${what}`)
  const waiting = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    await turn(what)
    const done = await work()
    await turn(`${what} done`)
    return done
  }
  return {
    ...store,
    since: (version) => waiting('read', () => store.since(version)),
    save: (changes, version, steps) => waiting('save', () => store.save(changes, version, steps)),
  }
}
