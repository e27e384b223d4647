import { REJECTED } from '#contracts/wire/record-codes.ts'
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, test } from 'vitest'
import { tokenOf } from '../../scenarios/personas.ts'
import { testMock } from '../../testing/test-mock.ts'
import { openIndexedDbStore } from './indexed-db.ts'
import type { SnapshotStore } from './snapshot.ts'

const NAME = 'mock-test'
const token = tokenOf('demo888')
const open: SnapshotStore[] = []

async function store(): Promise<SnapshotStore> {
  const opened = await openIndexedDbStore(NAME)
  open.push(opened)
  return opened
}
const tab = async () => testMock('member-with-money', { store: await store() })
const move = { amount: 1, sourcetype: 'userbalance', targettype: 'pp' }

afterEach(async () => {
  for (const opened of open.splice(0)) opened.close()
  await deleteDB(NAME)
})

describe('the world in IndexedDB', () => {
  test('is equal after a reload', async () => {
    const before = await tab()
    await before.call('/api/transfer', move, { token })
    await before.control.clock({ byMs: 60_000 })
    await before.call('/api/transall', {}, { token })
    await before.call('/api/logoff', {}, { token })
    const saved = sorted(await before.control.export())
    const after = await tab()
    expect(sorted(await after.control.export())).toEqual(saved)
    expect(after.notices).toEqual([])
  })

  test('writes only the entries of a change', async () => {
    const mock = await tab()
    await mock.call('/api/transfer', move, { token })
    const db = await openDB(NAME)
    const rows = (await db.getAll('entries')) as { collection: string; key: string; version: number }[]
    db.close()
    const newest = Math.max(...rows.map(({ version }) => version))
    expect(
      rows
        .filter(({ version }) => version === newest)
        .map(({ collection, key }) => `${collection}.${key}`)
        .sort(),
    ).toEqual([
      'accounts.member:m1:central',
      'accounts.member:m1:venue:pp',
      'counters.order:T',
      'counters.posting',
      'heads.postings/all',
      'heads.transactions/m1:4',
      'meta.lastMs',
      'meta.rng',
      'postings.all/0',
      'transactions.m1:4/0',
    ])
  })

  test('stores the result of due work that a read finds', async () => {
    const mock = await tab()
    const { message: no } = await mock.call(
      '/api/recharge',
      { paytype: 'usdtpay', amount: 500, catepay: 'TRC20' },
      { token },
    )
    await mock.control.clock({ byMs: 3_600_000 })
    const db = await openDB(NAME)
    const stored = await db.get('entries', ['deposits', no])
    db.close()
    expect(stored).toMatchObject({ value: { state: REJECTED } })
  })

  test('loses no update of two tabs without a lock, and both see each other’s changes', async () => {
    const [firstTab, secondTab] = [await tab(), await tab()]
    const calls = Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? firstTab : secondTab).call('/api/transfer', move, { token }),
    )
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(Array(40).fill(200))
    for (const mock of [firstTab, secondTab]) {
      const { members, ledger } = await mock.control.read()
      expect(members[0]).toMatchObject({ central: 96_000, wealth: 120_000 })
      expect(members[0]?.venues.pp).toBe(4_000)
      expect(ledger).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    }
    expect((await firstTab.read((world) => world.heads['transactions/m1:4']))?.length).toBe(41)
  })

  test('does not let two tabs spend the same money twice', async () => {
    const [firstTab, secondTab] = [await tab(), await tab()]
    const all = { ...move, amount: 1000 }
    const answers = await Promise.all([
      firstTab.call('/api/transfer', all, { token }),
      secondTab.call('/api/transfer', all, { token }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 202])
    expect((await firstTab.control.read()).members[0]).toMatchObject({ central: 0, wealth: 120_000 })
  })

  test('passes a logout and a new scenario from one tab to the other', async () => {
    const [firstTab, secondTab] = [await tab(), await tab()]
    await firstTab.call('/api/logoff', {}, { token })
    expect((await secondTab.call('/api/balance', {}, { token })).code).toBe(401)
    await firstTab.control.scenario({ name: 'visitor' })
    expect((await secondTab.control.read()).members).toEqual([])
    expect((await secondTab.control.read()).scenario).toBe('visitor')
  })

  test.each([
    ['a required entry is missing', (db: Db) => db.delete('entries', ['meta', 'rng'])],
    [
      'an older schema',
      (db: Db) => db.put('entries', { collection: 'meta', key: 'schema', version: 1, value: 0 }),
    ],
    [
      'an unknown collection',
      (db: Db) => db.put('entries', { collection: 'gold', key: 'x', version: 1, value: 1 }),
    ],
    ['an invalid head', (db: Db) => db.put('head', 'invalid', 'head')],
    [
      'a member that is a string',
      (db: Db) => db.put('entries', { collection: 'members', key: 'm1', version: 1, value: 'invalid' }),
    ],
    [
      'a balance that is text',
      (db: Db) => db.put('entries', { collection: 'accounts', key: 'payments', version: 1, value: '1' }),
    ],
    [
      'a chunk that is not a list',
      (db: Db) => db.put('entries', { collection: 'postings', key: 'all/0', version: 1, value: {} }),
    ],
    ['no head', (db: Db) => db.delete('head', 'head')],
  ])('is replaced with a notice if it is unreadable: %s', async (_, damage) => {
    await (await tab()).call('/api/transfer', move, { token })
    const db = await openDB(NAME)
    await damage(db as unknown as Db)
    db.close()
    const mock = await tab()
    expect(mock.notices).toEqual(['reseeded'])
    expect((await mock.control.read()).members[0]).toMatchObject({ central: 100_000 })
    expect((await tab()).notices).toEqual([])
  })

  test('survives in an open tab if the stored data is cleared', async () => {
    const mock = await tab()
    await mock.call('/api/transfer', move, { token })
    const db = await openDB(NAME)
    await db.clear('entries')
    await db.clear('head')
    db.close()
    expect((await mock.call('/api/transfer', move, { token })).code).toBe(200)
    expect((await (await tab()).control.read()).members[0]).toMatchObject({ central: 99_800 })
  })

  test('waits for a tab of an older build that has the database open, and reports it', async () => {
    const older = await openDB(NAME, 1)
    const opened = new Promise<SnapshotStore>((resolve) => {
      const opening = openIndexedDbStore(NAME, () => {
        older.close()
        resolve(opening)
      })
    })
    open.push(await opened)
    expect(await open[0]?.load()).toBeUndefined()
  })
})

type Db = {
  delete(store: string, key: unknown): Promise<void>
  put(store: string, value: unknown, key?: unknown): Promise<unknown>
}

/** Entries in a fixed order, because a database returns them sorted by key. */
function sorted(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
