import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'
import { type DiskStore, openIndexedDbStore } from './indexed-db.ts'
import { type KeptOptions, keptStore } from './kept-store.ts'

const NAME = 'kept-test'
const RETRY_MS = 5_000
const token = tokenOf('demo888')
const move = { amount: 1, sourcetype: 'userbalance', targettype: 'pp' }
const closers: (() => void)[] = []
const disk = async (): Promise<DiskStore> => {
  const opened = await openIndexedDbStore(NAME)
  closers.push(() => opened.close())
  return opened
}
const refused = () => Promise.reject<DiskStore>(new DOMException('blocked', 'SecurityError'))

/** A tab of the demo; `kept` is what the player was told. */
async function tab(open: () => Promise<DiskStore> = disk, options: Partial<KeptOptions> = {}) {
  const kept: boolean[] = []
  const store = await keptStore(open, { onKept: (isKept) => kept.push(isKept), ...options })
  closers.push(() => store.close())
  const mock = await testMock('member-with-money', { store })
  return {
    kept,
    transfer: async () => expect((await mock.call('/api/transfer', move, { token })).code).toBe(200),
    central: async () => (await mock.control.read()).members[0]?.central,
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
  vi.waitUntil(async () => (await one.central()) !== undefined && one.kept.includes(true))
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
    expect([one.kept, await one.central()]).toEqual([[false], 99_800])
  })

  test('is stored with all that happened meanwhile as soon as the browser allows it', async () => {
    let isAllowed = false
    const one = await tab(() => (isAllowed ? disk() : refused()))
    await one.transfer()
    isAllowed = true
    await retried()
    await untilKept(one)
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([[false, true], 99_800])
  })

  test('is told of when the database is lost for good in the middle, and nothing is lost in the tab', async () => {
    const one = await tab()
    await one.transfer()
    const lost = closedByBrowser()
    await one.transfer()
    expect([one.kept, await one.central()]).toEqual([[false], 99_800])
    lost.mockRestore()
    await retried()
    await untilKept(one)
    await one.transfer()
    expect([one.kept, await centralAfterReload()]).toEqual([[false, true], 99_700])
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
    expect([one.kept, await centralAfterReload()]).toEqual([[false], 99_800])
  })

  test('lets go for a page of a newer build, and says that it is not kept any more', async () => {
    const one = await tab()
    await one.transfer()
    const newer = await openDB(NAME, 99)
    await one.transfer()
    expect([one.kept, await one.central()]).toEqual([[false], 99_800])
    newer.close()
  })
})

test('a database that opens late is waited for as long as the page says, 3 seconds unless told', async () => {
  const opensAfter = (ms: number) => () =>
    new Promise<DiskStore>((done) => setTimeout(() => void disk().then(done), ms))
  const isInMemory = async (ms: number, openMaxMs?: number) => {
    const onKept = vi.fn<(isKept: boolean) => void>()
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
