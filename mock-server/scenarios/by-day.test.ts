import { expect, test } from 'vitest'
import { DEPOSIT, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { answerData, type Calls, callsTo } from '../testing/test-calls.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

/** The values of one field, by date filter. */
async function byDate(calls: Calls, name: string, field: string, more: object = {}) {
  const listed = async (date: number) => {
    const body = { date, page: 1, api_type: '', ...more }
    const content = answerData<{ data?: Row[]; list?: { data: Row[] } }>(await calls.call(name, body, ME))
    return (content.list?.data ?? content.data ?? []).map((row) => row[field])
  }
  return Promise.all([1, 2, 3, 4].map(listed))
}

const firstOf = (rows: readonly unknown[]) => [1, 3, 5, 7].map((count) => rows.slice(0, count))

test('records-by-day: each date lists what lies on its days, and nothing older', async () => {
  const calls = await callsTo('records-by-day')
  const from = (base: number) => firstOf([1, 2, 3, 4, 5, 6, 7].map((n) => base + n))
  for (const [type, base] of [
    [DEPOSIT, 100],
    [WITHDRAWAL, 200],
    [TRANSFER_IN, 10],
    [TRANSFER_OUT, 20],
  ] as const)
    expect(await byDate(calls, 'records.gettransrecord', 'amount', { type }), `type ${type}`).toEqual(
      from(base),
    )
  expect(await byDate(calls, 'records.betrecord', 'bet_amount')).toEqual(from(30))
  const [, , , times] = await byDate(calls, 'records.betrecord', 'created_at')
  expect(times?.slice(0, 3)).toEqual(['2026-05-01 00:05:00', '2026-04-30 23:55:00', '2026-04-25 00:05:00'])
  expect((await calls.books(ME)).wrong).toEqual([])
})

test('rebates-by-day: each date lists the midnights of its days; the sum is that of all', async () => {
  const calls = await callsTo('rebates-by-day')
  const amounts = [1, 2, 3, 4, 5, 6, 7].map((n) => n * 4.5)
  expect(await byDate(calls, 'rebate.getfanshui', 'money', { type: '' })).toEqual(firstOf(amounts))
  expect(
    await calls.call('rebate.getfanshui', { date: 1, page: 1, api_type: '', type: '' }, ME),
  ).toMatchObject({ data: { jisuan: 0, nojisuan: 162 } })
})
