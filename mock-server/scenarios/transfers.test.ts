import { expect, test } from 'vitest'
import { answerData, callsTo } from '../routes/test-calls.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
type Row = { state: number; amount: number; pay_way: string }

test('transfers-of-each-state: a record of each state in both directions, and a ledger that agrees', async () => {
  const { call, books, mock } = await callsTo('transfers-of-each-state')
  const rows = async (type: 3 | 4) =>
    answerData<{ data: Row[] }>(
      await call('records.gettransrecord', { date: 4, page: 1, api_type: '', type }, ME),
    ).data.map(({ state, amount, pay_way }) => [state, amount, pay_way])
  const each = [
    [3, 40],
    [2, 30],
    [1, 20],
    [0, 10],
  ]
  expect(await rows(3)).toEqual(each.map((row) => [...row, '云舟电子 → 平台钱包']))
  // The oldest record is the transfer that filled the venue's wallet beforehand.
  expect(await rows(4)).toEqual([...each, [1, 200]].map((row) => [...row, '平台钱包 → 云舟电子']))

  expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 970 } })
  expect(answerData<Row[]>(await call('wallet.balancelist', {}, ME))).toContainEqual(
    expect.objectContaining({ platname: 'yzdz', balance: 170 }),
  )
  expect((await mock.control.read()).members[0]).toMatchObject({ central: 97_000, held: 6_000 })
  expect(await books(ME)).toEqual({ wealth: 120_000, sum: 0, wrong: [], overdrawn: [] })
})
