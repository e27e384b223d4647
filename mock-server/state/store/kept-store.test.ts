import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenOf } from '../../scenarios/personas.ts'
import { testMock } from '../../testing/test-mock.ts'
import { openIndexedDbStore } from './indexed-db.ts'
import { type Kept, type KeptOptions, keptStore } from './kept-store.ts'
import type { SnapshotStore } from './snapshot.ts'

const NAME = 'kept-test'
const RETRY_MS = 5_000
const OPEN_MAX_MS = 3_000
const token = tokenOf('demo888')
const move = { amount: 1, sourcetype: 'userbalance', targettype: 'pp' }
const closers: (() => void)[] = []
const disk = async (): Promise<SnapshotStore> => {
  const opened = await openIndexedDbStore(NAME)
  closers.push(() => opened.close())
  return opened
}
const refused = () => Promise.reject<SnapshotStore>(new DOMException('blocked', 'SecurityError'))

/** A tab of the demo; `kept` records the calls of `onKept`. */
async function tab(open: Parameters<typeof keptStore>[0] = disk, options: Partial<KeptOptions> = {}) {
  const kept: Kept[] = []
  const store = await keptStore(open, { onKept: (state) => kept.push(state), ...options })
  closers.push(() => store.close())
  const mock = await testMock('member-with-money', { store })
  return {
    kept,
    transfer: async () => expect((await mock.call('/api/transfer', move, { token })).code).toBe(200),
    central: async () => (await mock.control.read()).members[0]?.central,
  }
}
/** A tab whose disk opens only when `open` is called. By then the tab has started in memory. */
async function lateTab(options: Partial<KeptOptions> = {}, opening = (_onBlocked: () => void) => {}) {
  await (await tab()).transfer()
  const late = Promise.withResolvers<SnapshotStore>()
  const starting = tab((onBlocked) => {
    opening(onBlocked)
    return late.promise
  }, options)
  await vi.advanceTimersByTimeAsync(OPEN_MAX_MS)
  return {
    demoTab: await starting,
    open: async () => {
      late.resolve(await disk())
      await late.promise
    },
  }
}
const centralAfterReload = async () => (await tab()).central()

/** The browser closes the database, as it does for a page in the background. The next `times` calls fail. */
function closedByBrowser(times = Number.POSITIVE_INFINITY) {
  const real = IDBDatabase.prototype.transaction
  let remaining = times
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof real>
  ) {
    if (remaining-- > 0) throw new DOMException('closed', 'InvalidStateError')
    return real.apply(this, args)
  })
}
/** Waits until the disk is used again. Any call notices it; a read changes nothing. */
const untilKept = (demoTab: Awaited<ReturnType<typeof tab>>) =>
  vi.waitUntil(async () => (await demoTab.central()) !== undefined && demoTab.kept.includes('yes'))
const retried = () => vi.advanceTimersByTimeAsync(RETRY_MS)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) close()
  await deleteDB(NAME)
})

describe('the demo’s world', () => {
  test('is stored even if the browser closes the database, without a call of onKept', async () => {
    const demoTab = await tab()
    await demoTab.transfer()
    closedByBrowser(1)
    await demoTab.transfer()
    expect([demoTab.kept, await centralAfterReload()]).toEqual([[], 99_800])
  })

  test('moves no money twice if a save succeeds but is reported as failed', async () => {
    const demoTab = await tab()
    let misreported = 0
    const real = IDBDatabase.prototype.transaction
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args: Parameters<typeof real>
    ) {
      const tx = real.apply(this, args)
      if (args[1] !== 'readwrite') return tx
      spy.mockRestore()
      misreported += 1
      const listen = tx.addEventListener.bind(tx)
      tx.addEventListener = (type: string, listener: EventListener) =>
        listen(type === 'abort' ? 'complete' : type, type === 'complete' ? () => undefined : listener)
      return tx
    })
    await demoTab.transfer()
    expect(misreported).toBe(1)
    expect([demoTab.kept, await demoTab.central(), await centralAfterReload()]).toEqual([[], 99_900, 99_900])
  })

  test('lasts as long as the tab if there is no database, and onKept is called once', async () => {
    const demoTab = await tab(refused)
    await demoTab.transfer()
    await retried()
    await demoTab.transfer()
    expect([demoTab.kept, await demoTab.central()]).toEqual([['retrying'], 99_800])
  })

  test('is stored with all earlier changes as soon as the browser allows it', async () => {
    let isAllowed = false
    const demoTab = await tab(() => (isAllowed ? disk() : refused()))
    await demoTab.transfer()
    isAllowed = true
    await retried()
    await untilKept(demoTab)
    await demoTab.transfer()
    expect([demoTab.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_800])
  })

  test('continues in memory if the database is lost, and returns to the disk later', async () => {
    const demoTab = await tab()
    await demoTab.transfer()
    const lost = closedByBrowser()
    await demoTab.transfer()
    expect([demoTab.kept, await demoTab.central()]).toEqual([['retrying'], 99_800])
    lost.mockRestore()
    await retried()
    await untilKept(demoTab)
    await demoTab.transfer()
    expect([demoTab.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_700])
  })

  test('does not overwrite what another tab has stored meanwhile', async () => {
    const demoTab = await tab()
    const lost = closedByBrowser()
    await demoTab.transfer()
    lost.mockRestore()
    const other = await tab()
    await other.transfer()
    await other.transfer()
    await retried()
    await demoTab.transfer()
    expect([demoTab.kept, await centralAfterReload()]).toEqual([['retrying', 'apart'], 99_800])
  })

  test('is the stored one if the disk opens late and the tab has changed nothing', async () => {
    const { demoTab, open } = await lateTab()
    expect([demoTab.kept, await demoTab.central()]).toEqual([['retrying'], 100_000])
    await open()
    expect([await demoTab.central(), demoTab.kept]).toEqual([99_900, ['retrying', 'yes']])
    await demoTab.transfer()
    expect(await centralAfterReload()).toBe(99_800)
  })

  test('stays apart from the stored one if the player acted before a late disk opened', async () => {
    const { demoTab, open } = await lateTab()
    await demoTab.transfer()
    await demoTab.transfer()
    await open()
    expect([await demoTab.central(), demoTab.kept]).toEqual([99_800, ['retrying', 'apart']])
    expect(await centralAfterReload()).toBe(99_900)
  })

  test('stays apart from the stored one if mayShow refuses it', async () => {
    const { demoTab, open } = await lateTab({ mayShow: ({ meta }) => meta.scenario === 'visitor' })
    await open()
    expect([await demoTab.central(), demoTab.kept]).toEqual([100_000, ['retrying', 'apart']])
    expect(await centralAfterReload()).toBe(99_900)
  })

  test('replaces an unreadable stored one, even on a late disk', async () => {
    const { demoTab, open } = await lateTab()
    const db = await openDB(NAME)
    await db.clear('head')
    db.close()
    await demoTab.transfer()
    await demoTab.transfer()
    await open()
    await untilKept(demoTab)
    expect([demoTab.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_800])
  })

  test('is not stored while another tab blocks the database', async () => {
    const { demoTab, open } = await lateTab({}, (onBlocked) => onBlocked())
    expect(demoTab.kept).toEqual(['blocked'])
    await open()
    await untilKept(demoTab)
    expect(demoTab.kept).toEqual(['blocked', 'yes'])
  })

  test('closes the database for a page of a newer build, and stays apart from then on', async () => {
    const demoTab = await tab()
    await demoTab.transfer()
    const newer = await openDB(NAME, 99)
    await demoTab.transfer()
    expect([demoTab.kept, await demoTab.central()]).toEqual([['apart'], 99_800])
    newer.close()
  })
})

test('the tab waits openMaxMs for a database that opens late, 3 seconds by default', async () => {
  const opensAfter = (ms: number) => () =>
    new Promise<SnapshotStore>((done) => setTimeout(() => void disk().then(done), ms))
  const isInMemory = async (ms: number, openMaxMs?: number) => {
    const onKept = vi.fn<(kept: Kept) => void>()
    const opening = keptStore(opensAfter(ms), { onKept, openMaxMs })
    await vi.advanceTimersByTimeAsync(ms)
    vi.useRealTimers()
    await opening
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return onKept.mock.calls.length === 1
  }
  expect([await isInMemory(2_000), await isInMemory(3_001)]).toEqual([false, true])
  expect([await isInMemory(29_000, 30_000), await isInMemory(30_001, 30_000)]).toEqual([false, true])
})
