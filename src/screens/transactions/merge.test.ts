import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { formatBeijing, MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { type Dated, merged, type Unfinished } from './merge.ts'

const START = Date.UTC(2026, 4, 1)
const at = (minute: number) => formatBeijing(START + minute * MINUTE_MS)

type Row = Dated & { name: string }
const row = (type: string | number, name: string, minute?: number): Row => ({
  type,
  name,
  createdAt: minute === undefined ? '' : at(minute),
  amount: fen(1),
  effect: 1,
})
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name)

/** Minutes of a list, newest first. Several rows may be of one minute, and `undefined` has no time. */
const minutes = fc
  .array(fc.tuple(fc.nat(40), fc.integer({ min: 0, max: 7 })), { maxLength: 14 })
  .map((rows) => rows.sort(([a], [b]) => b - a).map(([minute, odd]) => (odd === 0 ? undefined : minute)))
const list = fc.record({ minutes, size: fc.integer({ min: 1, max: 5 }) })

describe('lists that are merged as far as each was read', () => {
  test('every row shows once and in order, whatever the pages, the ends and the order of reading', () =>
    fc.assert(
      fc.property(fc.array(list, { maxLength: 7 }), fc.array(fc.nat(6)), (lists, turns) => {
        const all = lists.map(({ minutes: of }, type) =>
          of.map((minute, n) => row(type, `${type}-${n}`, minute)),
        )
        const read = lists.map(() => 0)
        const entriesAt = (): readonly Row[] => {
          const unfinished: Record<string, string> = {}
          const rows = all.flatMap((of, type) => {
            const far = Math.min(of.length, (read[type] ?? 0) * (lists[type]?.size ?? 1))
            const loaded = of.slice(0, far)
            if (far < of.length)
              unfinished[type] = loaded.findLast((loadedRow) => loadedRow.createdAt)?.createdAt ?? ''
            return loaded
          })
          return merged(rows, unfinished)
        }
        let before: readonly Row[] = []
        // After one page of each list the turns continue, until every list is read.
        const inTurn = [...lists.keys(), ...turns, ...lists.flatMap((_, at) => Array(14).fill(at))]
        for (const turn of inTurn) {
          if (read[turn] === undefined) continue
          read[turn] += 1
          const shown = entriesAt()
          expect(new Set(namesOf(shown)).size).toBe(shown.length)
          const times = shown.flatMap(({ createdAt }) => createdAt || [])
          expect(times).toEqual([...times].sort().reverse())
          // Rows with a time keep their place while more is read; rows of one minute may change places.
          const timesBefore = before.flatMap(({ createdAt }) => createdAt || [])
          expect(times.slice(0, timesBefore.length)).toEqual(timesBefore)
          before = shown
        }
        expect(namesOf(before).sort()).toEqual(namesOf(all.flat()).sort())
      }),
      { numRuns: 100 },
    ))

  test('a list without a time so far holds everything back until it has ended', () => {
    const rows = [row('a', 'a', 5), row('b', 'b')]
    expect(namesOf(merged(rows, { b: '' }))).toEqual([])
    expect(namesOf(merged(rows, {}))).toEqual(['a', 'b'])
  })

  test('a list without a row to show holds back rows older than its last read time', () => {
    const rows = [row('a', 'new', 9), row('a', 'old', 3)]
    expect(namesOf(merged(rows, { b: at(6) }))).toEqual(['new'])
  })
})

describe('rows of one second', () => {
  const moved = (effect: 1 | -1 | 0, yuan: number, balance: number | undefined, minute = 1) => ({
    ...row(effect, `${effect * yuan}`, minute),
    amount: fen(yuan),
    effect,
    balanceAfter: balance === undefined ? undefined : fen(balance),
  })
  const shown = (rows: Row[]) => namesOf(merged(rows, {}))

  test('follow each other as their balances do, whatever their lists', () => {
    const rows = [moved(1, 1000, 1000), moved(1, 50, 750), moved(-1, 300, 700), moved(-1, 740, 10)]
    expect(shown(rows)).toEqual(['-740', '50', '-300', '1000'])
    expect(shown([...rows].reverse())).toEqual(['-740', '50', '-300', '1000'])
  })

  test('begin with the balance of the second before, even if they form a circle', () => {
    const older = (balance: number) => moved(1, 1, balance, 0)
    expect(shown([moved(1, 10, 50), moved(-1, 10, 40), older(40)])).toEqual(['-10', '10', '1'])
    expect(shown([moved(1, 10, 50), moved(-1, 10, 40), older(50)])).toEqual(['10', '-10', '1'])
  })

  test('keep the order of the lists without balances, and keep all rows if balances form a circle', () => {
    expect(shown([moved(1, 1, undefined), moved(-1, 2, undefined)])).toEqual(['1', '-2'])
    expect(shown([moved(1, 10, 20), moved(-1, 10, 10)]).sort()).toEqual(['-10', '10'])
  })
})

test('a row without a time stays where its list has it', () => {
  const deposits = [row(1, 'a'), row(1, 'b', 9), row(1, 'c'), row(1, 'd', 5), row(1, 'e')]
  const rows = [...deposits, row(2, 'x', 10), row(2, 'y', 7)]
  const names = (unfinished: Unfinished) => namesOf(merged(rows, unfinished)).join('')
  expect(names({})).toBe('xabycde')
  expect(names({ 1: at(5) })).toBe('xabycde')
  expect(names({ 1: '' })).toBe('xabycde')
  expect(names({ 2: at(7) })).toBe('xaby')
})
