import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { APPROVED, DEPOSIT, PENDING } from '#contracts/wire/record-codes.ts'
import type { World } from '../types.ts'
import { blankCollections } from '../world.ts'
import { commit } from './commit.ts'
import { append, CHUNK_ROWS, lengthOf, pageOf, rangeOf, rowAt, rowsOf, transactionLog } from './log.ts'
import type { Transaction } from './log-rows.ts'

const KEY = transactionLog('m1', DEPOSIT)
const blank = () => blankCollections() as unknown as World
const row = (atMs: number, no = String(atMs)): Transaction => ({
  no,
  atMs,
  amount: 1 as never,
  payWay: '',
  state: PENDING,
  centralAfter: null,
})

function filled(rows: number): World {
  const world = blank()
  for (let i = 0; i < rows; i++) append(world, 'transactions', KEY, row(i * 10, `n${i}`))
  return world
}

/** Counts the reads of chunks and rows while `work` runs: a measure of cost that does not depend on the machine. */
function countReads(world: World, work: (counted: World) => void): number {
  let count = 0
  const counting = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name) {
        count++
        const field = Reflect.get(target, name) as unknown
        return typeof field === 'object' && field !== null ? counting(field) : field
      },
    })
  work(counting(world))
  return count
}

describe('a chunked log', () => {
  test('has pages that are newest first, disjoint and complete, for any length, size and window', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50), { maxLength: 400 }),
        fc.integer({ min: 1, max: 40 }),
        fc.tuple(fc.nat(8000), fc.nat(8000)),
        (steps, size, [a, b]) => {
          const world = blank()
          let at = 0
          const model = steps.map((step, i) => {
            at += step
            const added = row(at, `n${i}`)
            append(world, 'transactions', KEY, added)
            return added
          })
          const window = { fromMs: Math.min(a, b), toMs: Math.max(a, b) }
          const expectedRows = model
            .filter(({ atMs }) => atMs >= window.fromMs && atMs < window.toMs)
            .reverse()
          const pages = Math.ceil(expectedRows.length / size)
          const field = Array.from({ length: pages }, (_, i) =>
            pageOf(world, 'transactions', KEY, { page: i + 1, size, window }),
          )
          expect(field.flatMap(({ rows }) => rows)).toEqual(expectedRows)
          for (const { total } of field) expect(total).toBe(expectedRows.length)
          expect(pageOf(world, 'transactions', KEY, { page: pages + 1, size, window }).rows).toEqual([])
          expect([...rowsOf(world, 'transactions', KEY)]).toEqual(model)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('includes the start of a window and excludes its end, to the millisecond', () => {
    const world = filled(3)
    expect(rangeOf(world, 'transactions', KEY, { fromMs: 10, toMs: 20 })).toEqual({ from: 1, to: 2 })
    expect(rangeOf(world, 'transactions', KEY, { fromMs: 11, toMs: 21 })).toEqual({ from: 2, to: 3 })
    expect(rangeOf(world, 'transactions', KEY, { fromMs: 21, toMs: 11 })).toEqual({ from: 2, to: 2 })
  })

  test('keeps positions when rows are added, and changes a row in place', () => {
    const world = filled(CHUNK_ROWS + 5)
    const { changes } = commit(world, (draft) => {
      rowAt(draft, 'transactions', KEY, 3).state = APPROVED
      append(draft, 'transactions', KEY, row(1_000_000))
    })
    expect(changes.map(({ collection, key }) => `${collection} ${key}`).sort()).toEqual([
      'heads transactions/m1:1',
      'transactions m1:1/0',
      'transactions m1:1/1',
    ])
    expect(rowAt(world, 'transactions', KEY, 3).state).toBe(PENDING)
  })

  test('throws for a row before the latest one, and for a position after the end', () => {
    const world = filled(2)
    expect(() => append(world, 'transactions', KEY, row(9))).toThrow(RangeError)
    expect(() => rowAt(world, 'transactions', KEY, 2)).toThrow(RangeError)
    expect(lengthOf(world, 'transactions', 'nobody')).toBe(0)
    expect(pageOf(world, 'transactions', 'nobody', { page: 1, size: 10 })).toEqual({ rows: [], total: 0 })
  })

  test('reads, appends and changes at the same cost with 1,000 and with 100,000 rows (within 2x)', () => {
    const small = filled(1_000)
    const large = filled(100_000)
    const page = (rows: number) => (world: World) =>
      void pageOf(world, 'transactions', KEY, {
        page: 3,
        size: 10,
        window: { fromMs: rows * 3, toMs: rows * 9 },
      })
    expect(countReads(large, page(100_000))).toBeLessThan(2 * countReads(small, page(1_000)))
    const unfiltered = (world: World) => void pageOf(world, 'transactions', KEY, { page: 2, size: 10 })
    expect(countReads(large, unfiltered)).toBe(countReads(small, unfiltered))
    const add = (world: World) =>
      commit(world, (draft) => {
        rowAt(draft, 'transactions', KEY, 500).state = APPROVED
        append(draft, 'transactions', KEY, row(2_000_000))
      }).changes.map(({ value }) => JSON.stringify(value).length)
    expect(Math.max(...add(large))).toBeLessThan(2 * Math.max(...add(small)))
    expect(add(large)).toHaveLength(add(small).length)
  })
})
