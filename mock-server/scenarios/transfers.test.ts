import { expect, test } from 'vitest'
import {
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_UNDEFINED,
  TRANSFER_WAITING,
  type TransactionType,
} from '#contracts/wire/record-codes.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
type Row = { state: number; amount: number; pay_way: string }

test('transfers-of-each-state: a record of each state in both directions, and a ledger that agrees', async () => {
  const { call, books, mock } = await callsTo('transfers-of-each-state')
  const rows = async (type: TransactionType) =>
    answerData<{ data: Row[] }>(
      await call('records.gettransrecord', { date: 4, page: 1, api_type: '', type }, ME),
    ).data.map(({ state, amount, pay_way }) => [state, amount, pay_way])
  const each = (step: number, payWay: string) => [
    [TRANSFER_UNDEFINED, 4 * step, payWay],
    [TRANSFER_WAITING, 3 * step, payWay],
    [TRANSFER_DONE, 2 * step, payWay],
    [TRANSFER_FAILED, step, payWay],
  ]
  expect(await rows(TRANSFER_IN)).toEqual(each(12, '云舟电子 → 中心钱包'))
  // The oldest record is the transfer that filled the venue's wallet beforehand.
  const out = '中心钱包 → 云舟电子'
  expect(await rows(TRANSFER_OUT)).toEqual([...each(10, out), [TRANSFER_DONE, 200, out]])

  expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 974 } })
  expect(answerData<Row[]>(await call('wallet.balancelist', {}, ME))).toContainEqual(
    expect.objectContaining({ platname: 'yzdz', balance: 160 }),
  )
  expect((await mock.control.read()).members[0]).toMatchObject({ central: 97_400, held: 6_600 })
  expect(await books(ME)).toEqual({ wealth: 120_000, sum: 0, wrong: [], overdrawn: [] })
})
