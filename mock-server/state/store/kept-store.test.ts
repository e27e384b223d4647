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

/** A tab of the demo; `kept` is what the player was told. */
async function tab(open: Parameters<typeof keptStore>[0] = disk, options: Partial<KeptOptions> = {}) {
  const kept: Kept[] = []
  const store = await keptStore(open, { onKept: (one) => kept.push(one), ...options })
  closers.push(() => store.close())
  const mock = await testMock('member-with-money', { store })
  return {
    kept,
    transfer: async () => expect((await mock.call('/api/transfer', move, { token })).code).toBe(200),
    central: async () => (await mock.control.read()).members[0]?.central,
  }
}
/** A tab whose disk opens when `open` is called, which is too late: by then it has started in memory. */
async function lateTab(options: Partial<KeptOptions> = {}, opening = (_onBlocked: () => void) => {}) {
  await (await tab()).transfer()
  const late = Promise.withResolvers<SnapshotStore>()
  const starting = tab((onBlocked) => {
    opening(onBlocked)
    return late.promise
  }, options)
  await vi.advanceTimersByTimeAsync(OPEN_MAX_MS)
  return {
    one: await starting,
    open: async () => {
      late.resolve(await disk())
      await late.promise
    },
  }
}
const centralAfterReload = async () => (await tab()).central()

/** The browser takes the database away, as it does from a page in the background; `times` calls notice. */
function closedByBrowser(times = Number.POSITIVE_INFINITY) {
  const real = IDBDatabase.prototype.transaction
  let left = times
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof real>
  ) {
    if (left-- > 0) throw new DOMException('closed', 'InvalidStateError')
    return real.apply(this, args)
  })
}
/** Any call notices that the disk is back: a read does, and changes nothing. */
const untilKept = (one: Awaited<ReturnType<typeof tab>>) =>
  vi.waitUntil(async () => (await one.central()) !== undefined && one.kept.includes('yes'))
const retried = () => vi.advanceTimersByTimeAsync(RETRY_MS)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) close()
  await deleteDB(NAME)
})

describe('the demo’s world', () => {
  test('is kept where the browser closed the database, and nobody is told', async () => {
    const one = await tab()
    await one.transfer()
    closedByBrowser(1)
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([[], 99_800])
  })

  test('moves no money twice where a save was stored and reported as failed', async () => {
    const one = await tab()
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
    await one.transfer()
    expect(misreported).toBe(1)
    expect([one.kept, await one.central(), await centralAfterReload()]).toEqual([[], 99_900, 99_900])
  })

  test('lasts as long as the tab where there is no database, and the player is told once', async () => {
    const one = await tab(refused)
    await one.transfer()
    await retried()
    await one.transfer()
    expect([one.kept, await one.central()]).toEqual([['retrying'], 99_800])
  })

  test('is stored with all that happened meanwhile as soon as the browser allows it', async () => {
    let isAllowed = false
    const one = await tab(() => (isAllowed ? disk() : refused()))
    await one.transfer()
    isAllowed = true
    await retried()
    await untilKept(one)
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_800])
  })

  test('is told of when the database is lost for good in the middle, and nothing is lost in the tab', async () => {
    const one = await tab()
    await one.transfer()
    const lost = closedByBrowser()
    await one.transfer()
    expect([one.kept, await one.central()]).toEqual([['retrying'], 99_800])
    lost.mockRestore()
    await retried()
    await untilKept(one)
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_700])
  })

  test('does not overwrite what another tab has stored meanwhile', async () => {
    const one = await tab()
    const lost = closedByBrowser()
    await one.transfer()
    lost.mockRestore()
    const other = await tab()
    await other.transfer()
    await other.transfer()
    await retried()
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([['retrying', 'apart'], 99_800])
  })

  test('is the stored one where the disk opens late and nothing was changed before', async () => {
    const { one, open } = await lateTab()
    expect([one.kept, await one.central()]).toEqual([['retrying'], 100_000])
    await open()
    expect([await one.central(), one.kept]).toEqual([99_900, ['retrying', 'yes']])
    await one.transfer()
    expect(await centralAfterReload()).toBe(99_800)
  })

  test('is not the stored one where the player acted before a late disk opened, and no further attempt is promised', async () => {
    const { one, open } = await lateTab()
    await one.transfer()
    await one.transfer()
    await open()
    expect([await one.central(), one.kept]).toEqual([99_800, ['retrying', 'apart']])
    expect(await centralAfterReload()).toBe(99_900)
  })

  test('is not the stored one where the tab was opened for another one than a late disk holds', async () => {
    const { one, open } = await lateTab({ mayShow: ({ meta }) => meta.scenario === 'visitor' })
    await open()
    expect([await one.central(), one.kept]).toEqual([100_000, ['retrying', 'apart']])
    expect(await centralAfterReload()).toBe(99_900)
  })

  test('takes the place of a stored one that nobody can read, also on a late disk', async () => {
    const { one, open } = await lateTab()
    const db = await openDB(NAME)
    await db.clear('head')
    db.close()
    await one.transfer()
    await one.transfer()
    await open()
    await untilKept(one)
    expect([one.kept, await centralAfterReload()]).toEqual([['retrying', 'yes'], 99_800])
  })

  test('is not kept because of another tab where one blocks the database, until it lets go', async () => {
    const { one, open } = await lateTab({}, (onBlocked) => onBlocked())
    expect(one.kept).toEqual(['blocked'])
    await open()
    await untilKept(one)
    expect(one.kept).toEqual(['blocked', 'yes'])
  })

  test('lets go for a page of a newer build, says that it is not kept any more, and promises no further attempt', async () => {
    const one = await tab()
    await one.transfer()
    const newer = await openDB(NAME, 99)
    await one.transfer()
    expect([one.kept, await one.central()]).toEqual([['apart'], 99_800])
    newer.close()
  })
})

test('a database that opens late is waited for as long as the page says, 3 seconds unless told', async () => {
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
