import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { testMock } from '../../testing/test-mock.ts'
import { openIndexedDbStore } from './indexed-db.ts'
import type { SnapshotStore } from './snapshot.ts'

/** Undo points across reloads: each `tab()` is the page after a reload. */
const NAME = 'mock-steps-test'
const open: SnapshotStore[] = []

async function tab(...[scenario = 'member-with-money']: Parameters<typeof testMock>) {
  const store = await openIndexedDbStore(NAME)
  open.push(store)
  return testMock(scenario, { store })
}
type Tab = Awaited<ReturnType<typeof tab>>
const credit = (mock: Tab, amount: number) => mock.control.credit({ username: 'demo888', amount })
const pointsOf = async (mock: Tab) => (await mock.control.read()).points
const centralOf = async (mock: Tab) => (await mock.control.read()).members[0]?.central
const database = async <T>(work: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> => {
  const db = await openDB(NAME)
  return work(db).finally(() => db.close())
}

afterEach(async () => {
  for (const store of open.splice(0)) store.close()
  await deleteDB(NAME)
})

test('a reload keeps the undo points, and an undo across it is exact', async () => {
  const before = await tab()
  const exported = JSON.parse(await before.control.export())
  await credit(before, 100)
  await credit(before, 200)
  const pointsBefore = await pointsOf(before)
  const after = await tab()
  await credit(after, 5)
  const points = await pointsOf(after)
  expect(points.map(({ what, atMs, refs }) => [what, atMs, refs])).toEqual([
    ...pointsBefore.map(({ what, atMs, refs }) => [what, atMs, refs]),
    ['credit', pointsBefore[0]?.atMs, [expect.stringMatching(/^D/)]],
  ])
  expect(new Set(points.map(({ id }) => id)).size).toBe(3)
  expect(await after.control.undo({ id: points[0]?.id ?? 0 })).toBe(true)
  expect(JSON.parse(await after.control.export())).toEqual(exported)
  // A later page can undo the undo.
  const last = await tab()
  const [undo] = (await pointsOf(last)).slice(-1)
  expect(undo?.what).toBe('undo')
  expect(await last.control.undo({ id: undo?.id ?? 0 })).toBe(true)
  expect(await centralOf(last)).toBe(100_305)
})

test('a change of scenario can be undone after a reload', async () => {
  const before = await tab()
  await credit(before, 7)
  await before.control.scenario({ name: 'visitor' })
  const after = await tab()
  const points = await pointsOf(after)
  expect(points.map(({ what }) => what)).toEqual(['credit', 'scenario'])
  expect(await after.control.undo({ id: points[1]?.id ?? 0 })).toBe(true)
  expect(await centralOf(after)).toBe(100_007)
})

test('the changes of two tabs are one list of points, each once', async () => {
  const [firstTab, secondTab] = [await tab(), await tab()]
  await credit(firstTab, 1)
  await credit(secondTab, 20)
  await credit(firstTab, 300)
  const after = await tab()
  const points = await pointsOf(after)
  expect(points.map(({ by, what }) => `${by} ${what}`)).toEqual(Array(3).fill('control credit'))
  await after.control.undo({ id: points[1]?.id ?? 0 })
  expect(await centralOf(after)).toBe(100_001)
})

test('the last 50 points are kept, of those with whole worlds the last three', async () => {
  const mock = await tab()
  for (let n = 1; n <= 60; n++) await credit(mock, n)
  expect(await database((db) => db.count('steps'))).toBe(50)
  expect(await pointsOf(await tab())).toHaveLength(50)
  for (let n = 0; n < 5; n++) await mock.control.scenario({ name: 'member-with-money' })
  const whole = await database((db) => db.getAll('steps'))
  expect(whole.filter((step) => step.whole)).toHaveLength(3)
  const points = await pointsOf(await tab())
  expect(points.map(({ what }) => what)).toEqual(['scenario', 'scenario', 'scenario'])
})

test('a lost point makes all older ones unusable', async () => {
  const mock = await tab()
  for (const amount of [1, 20, 300]) await credit(mock, amount)
  await database(async (db) => {
    const [, second] = await db.getAllKeys('steps')
    await db.delete('steps', second ?? 0)
  })
  const after = await tab()
  const points = await pointsOf(after)
  expect(points).toHaveLength(1)
  await after.control.undo({ id: points[0]?.id ?? 0 })
  expect(await centralOf(after)).toBe(100_021)
})

test('a world that replaced an unreadable one has no undo points', async () => {
  const mock = await tab()
  await credit(mock, 1)
  await database((db) => db.delete('entries', ['meta', 'rng']))
  const after = await tab()
  expect(after.notices).toEqual(['reseeded'])
  expect(await pointsOf(after)).toEqual([])
})

test('a damaged step is left out, and the world stays usable', async () => {
  const mock = await tab()
  await mock.control.scenario({ name: 'fresh-member' })
  await database(async (db) => {
    const [key = 0] = await db.getAllKeys('steps')
    const step = await db.get('steps', key)
    await db.put('steps', { ...step, entries: [{ collection: 'gold', key: 'x', value: 1 }] }, key)
  })
  const after = await tab()
  expect(await pointsOf(after)).toEqual([])
  expect((await after.control.read()).scenario).toBe('fresh-member')
})
