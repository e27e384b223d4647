import { describe, expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { Venue } from '../catalogue.ts'
import type { World } from '../types.ts'
import { blankCollections } from '../world.ts'
import { applyChanges, commit, type EntryChange, mergeChanges } from './commit.ts'
import { entriesOf } from './snapshot.ts'

const pp: Venue = { plat: 'pp', name: '砚溪电子', category: 'concise', open: true, order: 1 }

function smallWorld(): World {
  const world = blankCollections() as unknown as World
  world.venues.pp = { ...pp }
  world.counters.bet = 4
  world.noticesRead.m1 = ['n1', 'n2']
  return world
}

/** A key with a special meaning in plain objects. */
const PROTO = ['__', 'proto', '__'].join('')
const namesOf = (changes: EntryChange[]) =>
  changes.map(({ collection, key }) => `${collection}.${key}`).sort()

describe('commit', () => {
  test('returns the changed entries and leaves the world unchanged', () => {
    const world = smallWorld()
    const before = JSON.stringify(world)
    const { result, changes } = commit(world, (draft) => {
      draft.venues.ae = { ...pp, plat: 'ae' }
      const venue = draft.venues.pp
      if (venue) venue.open = false
      draft.counters.bet = (draft.counters.bet ?? 0) + 1
      delete draft.noticesRead.m1
      return Object.keys(draft.venues)
    })
    expect(result).toEqual(['pp', 'ae'])
    expect(namesOf(changes)).toEqual(['counters.bet', 'noticesRead.m1', 'venues.ae', 'venues.pp'])
    expect(JSON.stringify(world)).toBe(before)
    applyChanges(world, changes)
    expect(world.venues.pp?.open).toBe(false)
    expect('m1' in world.noticesRead).toBe(false)
    expect(world.counters.bet).toBe(5)
  })

  test('does not count reading a value, or writing the same one, as a change', () => {
    const { changes } = commit(smallWorld(), (draft) => {
      for (const venue of Object.values(draft.venues)) expect(venue.name).toBe('砚溪电子')
      draft.counters.bet = 4
      delete draft.noticesRead.nobody
    })
    expect(changes).toEqual([])
  })

  test('includes changes to a new entry after its assignment', () => {
    const { changes } = commit(smallWorld(), (draft) => {
      const fresh = { ...pp, plat: 'ae' }
      draft.venues.ae = fresh
      fresh.open = false
      const read = draft.venues.ae
      if (read) read.order = 9
    })
    expect(changes).toEqual([
      { collection: 'venues', key: 'ae', value: { ...pp, plat: 'ae', open: false, order: 9 } },
    ])
  })

  test('leaves the world unchanged after a throw at any write', () => {
    const world = smallWorld()
    const before = JSON.stringify(world)
    const work = (draft: World) => {
      const venue = draft.venues.pp
      if (venue) venue.open = false
      draft.noticesRead.m1?.push('n3')
      draft.counters.bet = 5
      delete draft.noticesRead.m1
      draft.accounts.payments = fen(1)
    }
    let writes = 0
    const { changes } = commit(world, work, { onWrite: () => void writes++ })
    expect(writes).toBeGreaterThanOrEqual(5)
    expect(namesOf(changes)).toEqual(namesOf(commit(world, work).changes))
    for (let k = 1; k <= writes; k++) {
      let count = 0
      const onWrite = () => {
        if (++count === k) throw new Error(`write ${k}`)
      }
      expect(() => commit(world, work, { onWrite })).toThrow(`write ${k}`)
      expect(JSON.stringify(world)).toBe(before)
    }
  })

  test('throws for a draft of one entry inside another, and copies a draft that is assigned as an entry', () => {
    const world = smallWorld()
    world.seats.a = { nested: {} } as never
    const shared = (draft: World) => {
      const seat = draft.seats.a as unknown as Record<string, unknown>
      seat.nested = draft.venues.pp
    }
    expect(() => commit(world, shared)).toThrow(/seats\.a\.nested/)
    const { changes } = commit(world, (draft) => {
      const venue = draft.venues.pp
      if (venue) draft.venues.copy = venue
      if (venue) venue.order = 7
    })
    expect(changes.find(({ key }) => key === 'copy')?.value).toEqual({ ...pp, order: 7 })
  })

  test('returns an undo that reverts changes exactly, with removals and additions', () => {
    const world = smallWorld()
    const before = JSON.stringify(entriesOf(world))
    const changes: EntryChange[] = [
      { collection: 'venues', key: 'ae', value: pp },
      { collection: 'venues', key: 'ae', value: undefined },
      { collection: 'counters', key: 'bet', value: 9 },
      { collection: 'noticesRead', key: 'm1', value: undefined },
    ]
    const undo = applyChanges(world, changes)
    expect(JSON.stringify(entriesOf(world))).not.toBe(before)
    applyChanges(world, undo)
    expect(JSON.stringify(entriesOf(world))).toBe(before)
  })

  test('merges several changes of an entry to the last one', () => {
    const merged = mergeChanges(
      [{ collection: 'counters', key: 'a', value: 1 }],
      [
        { collection: 'counters', key: 'b', value: 2 },
        { collection: 'counters', key: 'a', value: 3 },
      ],
    )
    expect(merged).toEqual([
      { collection: 'counters', key: 'a', value: 3 },
      { collection: 'counters', key: 'b', value: 2 },
    ])
  })

  test('refuses to replace a collection, and treats __proto__ as an ordinary key', () => {
    const world = smallWorld()
    expect(() => commit(world, (draft) => Object.assign(draft, { venues: {} }))).toThrow(TypeError)
    const { changes } = commit(world, (draft) => {
      expect(draft.usernames[PROTO]).toBeUndefined()
      expect(draft.usernames.constructor).toBeUndefined()
      draft.usernames[PROTO] = 'm1'
    })
    applyChanges(world, changes)
    expect(Object.keys(world.usernames)).toEqual([PROTO])
    expect(({} as Record<string, unknown>).m1).toBeUndefined()
  })
})
